import { useEffect, useState } from 'react';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { INSPECT } from '../requests/isAsked';
import { clearRequest, keepRequest } from '../requests/tabRequest';
import { Inspector } from './Inspector';
import { inspectReleases, type InspectedRelease } from './releases/inspectedRelease';
import { useHeldKey } from './useHeldKey';

export interface InspectorToolProps {
  pins: PinnedReleases;
  /** Whether it is open from the beginning. */
  isAsked: boolean;
}

/** Open while a key is held, or from a request or a pick until it is closed. */
export function InspectorTool({ pins, isAsked }: InspectorToolProps) {
  const [isKept, setKept] = useState(isAsked);
  const isHeld = useHeldKey('Alt');
  const isOpen = isKept || isHeld;
  const [releases, setReleases] = useState<readonly InspectedRelease[]>();

  useEffect(() => {
    if (isAsked) keepRequest(INSPECT, '');
  }, [isAsked]);
  useEffect(() => {
    if (isOpen && !releases) void inspectReleases(pins).then(setReleases);
  }, [isOpen, pins, releases]);

  if (!isOpen || !releases) return null;
  const close = () => {
    clearRequest(INSPECT);
    setKept(false);
  };
  return <Inspector releases={releases} onPick={() => setKept(true)} onClose={close} />;
}

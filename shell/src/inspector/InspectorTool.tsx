import { INSPECT } from './isAsked';
import { clearRequest, keepRequest } from './tabRequest';
import { Inspector } from './Inspector';
import { inspectReleases, type InspectedRelease } from './inspectedRelease';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { toolPlace } from './toolPlace';

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
    if (isAsked) keepRequest(INSPECT);
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

/** A key that is only pressed, alone or with others, asks for nothing. */
const HOLD_MS = 400;

/** Whether a key is held down alone. */
export function useHeldKey(key: string): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = (isWanted: boolean) => {
      clearTimeout(timer);
      timer = undefined;
      isShown = isWanted;
      setHeld(isWanted);
    };
    const { signal } = listeners;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== key) show(false);
        else if (!event.repeat) timer ??= setTimeout(() => show(true), HOLD_MS);
      },
      { signal },
    );
    document.addEventListener(
      'keyup',
      (event) => {
        if (event.key !== key) return;
        // Firefox and Chrome on Windows would move the focus into their menu.
        if (isShown) event.preventDefault();
        show(false);
      },
      { signal },
    );
    addEventListener('blur', () => show(false), { signal });
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [key]);
  return isHeld;
}

/** Adds the inspector of a page that is drawn with these releases; open from the beginning when the tab asks for it. */
export function startInspector(releases: PinnedReleases, isAsked: boolean): void {
  createRoot(toolPlace()).render(<InspectorTool pins={releases} isAsked={isAsked} />);
}

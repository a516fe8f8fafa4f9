import { clearRequest, keepRequest } from './tabRequest';
import { Inspector } from './Inspector';
import { inspectReleases, type InspectedRelease } from './inspectedRelease';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { toolPlace } from './toolPlace';

/** Open in this tab until it is closed. */
function InspectorTool({ pins }: { pins: PinnedReleases }) {
  const [isOpen, setOpen] = useState(true);
  const [releases, setReleases] = useState<readonly InspectedRelease[]>();

  useEffect(() => {
    keepRequest();
    void inspectReleases(pins).then(setReleases);
  }, [pins]);

  if (!isOpen || !releases) return null;
  const close = () => {
    clearRequest();
    setOpen(false);
  };
  return <Inspector releases={releases} onClose={close} />;
}

/** Adds the inspector to a page that is drawn with these releases. */
export function startInspector(releases: PinnedReleases): void {
  createRoot(toolPlace()).render(<InspectorTool pins={releases} />);
}

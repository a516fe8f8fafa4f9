import { createRoot } from 'react-dom/client';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { toolPlace } from '../tools/toolPlace';
import { InspectorTool } from './InspectorTool';

/** Adds the inspector of a page that is drawn with these releases; open from the beginning when the tab asks for it. */
export function startInspector(releases: PinnedReleases, isAsked: boolean): void {
  createRoot(toolPlace()).render(<InspectorTool pins={releases} isAsked={isAsked} />);
}

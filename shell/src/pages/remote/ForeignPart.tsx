import type { ReactNode } from 'react';
import type { PlaceholderSize } from '@site/contracts/remoteRoute';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { RemotePlaceholder } from '../../remotes/RemotePlaceholder';

export interface ForeignPartProps {
  title: string;
  size: PlaceholderSize;
  /** The folder of the remote, for those who look for the owner of something on the screen. */
  owner: string;
  /** The part of the remote. */
  children: ReactNode;
}

/** A part that others built. It has no server build, so the prerendered page keeps its room, and the browser draws it. */
export function ForeignPart({ title, size, owner, children }: ForeignPartProps) {
  const isHydrating = useIsHydrating();
  return (
    <div data-owner={owner}>
      {isHydrating ? <RemotePlaceholder title={title} size={size} isPrerendered /> : children}
    </div>
  );
}

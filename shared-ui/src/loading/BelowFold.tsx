import { useDeferredValue, type ReactNode } from 'react';

export interface BelowFoldProps {
  /** Whether it is drawn a moment after what is above it. */
  isDeferred: boolean;
  children: ReactNode;
}

/** What is below the window of a page that opens at its top: a slow phone draws it for as long as the heading. */
export function BelowFold({ isDeferred, children }: BelowFoldProps): ReactNode {
  return useDeferredValue(true, !isDeferred) && children;
}

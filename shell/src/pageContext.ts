import { createContext, useContext, useState } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

/** The location that is rendered. Its identity changes only with the location. */
export interface Committed {
  location: Location;
  navigationType: NavigationType;
  /** Whether a view transition led to it. */
  isMorphed: boolean;
}

/** What the router's location says of the link that led to it. */
export interface FollowedLink {
  /** The path of the page that the link was on, with its language. */
  from: string;
}

export const CommittedContext = createContext<Committed | null>(null);

export const useCommittedLocation = () => useContext(CommittedContext) as Committed;

/**
 * Whether a link led to the page's top, so that what is below its window may come later. A page that is opened, gone back to, or
 * asked for at an anchor has to have its whole height at once, and a view transition captures the whole page. It stays as it was
 * when the page was drawn: its parts are drawn again when their props change.
 */
export function useOpensAtTop(): boolean {
  const shown = useContext(CommittedContext);
  const [opensAtTop] = useState(
    shown?.navigationType === 'PUSH' && !shown.location.hash && !shown.isMorphed,
  );
  return opensAtTop;
}

/** Opens the document of the page in place of one whose part cannot be drawn; false where that is not possible. */
export const OpenInstead = createContext<(isWanted?: () => boolean) => Promise<boolean>>(
  async () => false,
);

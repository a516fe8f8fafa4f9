import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, type Location } from 'react-router-dom';
import type { Committed } from '../pageContext';
import { hasReached, leavePage } from '../pageLife';
import { canOpenDocument, isReachable, openDocument } from './openDocument';

/** What is done about a location whose page has a part that cannot be drawn. */
interface Attempt {
  location: Location;
  /** Whether the host has the page's document. */
  isThere?: Promise<boolean>;
  /** Whether the previous page is shown until the document is there. */
  isGivenUp?: boolean;
  isOpening?: boolean;
}

/**
 * Returns what opens the document of a page whose part cannot be drawn, and what tells whether this was last asked for at
 * a location. Until the document is there, the previous page may be shown.
 */
export function useOpenInstead(
  location: Location,
  shown: Committed,
  previous: RefObject<Committed | undefined>,
  setShown: (next: Committed) => void,
) {
  const latest = useRef({ location, shown });
  useLayoutEffect(() => {
    latest.current = { location, shown };
  }, [location, shown]);

  return useState(() => {
    let attempt: Attempt | undefined;

    /** `isWanted` tells whether the part still cannot be drawn once the host has answered. */
    async function openInstead(isWanted: () => boolean = () => true) {
      const { location: wanted, shown: failed } = latest.current;
      const { href } = window.location;
      const isCurrent = () => latest.current.location === wanted;

      async function ask(next: Attempt) {
        if (!canOpenDocument()) return false;
        const left = previous.current;
        // Nothing of the page has been painted: the previous one stays until the document is there.
        next.isGivenUp = left !== undefined && !hasReached('heading-shown');
        if (left && next.isGivenUp) {
          flushSync(() => setShown({ ...left, navigationType: NavigationType.Pop }));
          leavePage();
        }
        const isReached = await isReachable(href);
        if (isCurrent() && !isReached && next.isGivenUp) setShown(failed);
        return isReached;
      }
      // Another part of the page, or the same drawn once more, has the same answer.
      if (attempt?.location !== wanted) {
        // What fails while another page is on its way is of the page that is left.
        if (failed.location !== wanted) return false;
        attempt = { location: wanted };
        attempt.isThere = ask(attempt);
      }
      const current = attempt;
      if (!(await current.isThere) || !isCurrent()) return false;
      if (!current.isGivenUp && !isWanted()) return false;
      if (!current.isOpening) openDocument(href);
      current.isOpening = true;
      return true;
    }
    const isAskedFor = (asked: Location) => attempt?.location === asked;
    return [openInstead, isAskedFor] as const;
  })[0];
}

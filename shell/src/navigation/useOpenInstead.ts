import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, type Location } from 'react-router-dom';
import type { Committed } from '../pageContext';
import { hasReached, leavePage } from '../pageLife';
import { canOpenDocument, isReachable, openDocument } from './openDocument';

/**
 * Returns what opens the document of a page whose part cannot be drawn, and the location that this was last asked for. Until the
 * document is there, the previous page may be shown.
 */
export function useOpenInstead(
  location: Location,
  shown: Committed,
  previous: RefObject<Committed | undefined>,
  setShown: (next: Committed) => void,
) {
  const askedFor = useRef<Location>(undefined);
  /** Whether the host has the page that was asked for, and whether the previous one is shown until its document is there. */
  const isThere = useRef(Promise.resolve(false));
  const isGivenUp = useRef(false);
  const isOpening = useRef(false);
  const latest = useRef({ location, shown });
  useLayoutEffect(() => {
    latest.current = { location, shown };
  }, [location, shown]);

  /** `isWanted` tells whether the part still cannot be drawn once the host has answered. */
  const openInstead = useCallback(
    async (isWanted: () => boolean = () => true) => {
      const { location: wanted, shown: failed } = latest.current;
      const { href } = window.location;

      async function ask() {
        if (!canOpenDocument()) return false;
        const left = previous.current;
        // Nothing of the page has been painted: the previous one stays until the document is there.
        isGivenUp.current = left !== undefined && !hasReached('heading-shown');
        if (left && isGivenUp.current) {
          flushSync(() => setShown({ ...left, navigationType: NavigationType.Pop }));
          leavePage();
        }
        const isReached = await isReachable(href);
        const isCurrent = latest.current.location === wanted;
        if (isCurrent && !isReached && isGivenUp.current) setShown(failed);
        return isCurrent && isReached;
      }
      // Another part of the page, or the same drawn once more, has the same answer.
      if (askedFor.current !== wanted) {
        // What fails while another page is on its way is of the page that is left.
        if (failed.location !== wanted) return false;
        askedFor.current = wanted;
        isGivenUp.current = isOpening.current = false;
        isThere.current = ask();
      }
      if (!(await isThere.current) || latest.current.location !== wanted) return false;
      if (!isGivenUp.current && !isWanted()) return false;
      if (!isOpening.current) openDocument(href);
      isOpening.current = true;
      return true;
    },
    [previous, setShown],
  );

  return [openInstead, askedFor] as const;
}

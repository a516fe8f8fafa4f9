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
  const isOpened = useRef(Promise.resolve(false));
  const latest = useRef({ location, shown });
  useLayoutEffect(() => {
    latest.current = { location, shown };
  }, [location, shown]);

  /** `isWanted` tells whether the part still cannot be drawn. */
  const openInstead = useCallback(
    async (isWanted: () => boolean = () => true) => {
      async function open({ location: wanted, shown: failed }: typeof latest.current) {
        if (!canOpenDocument()) return false;
        const { href } = window.location;
        const left = previous.current;
        // Nothing of the page has been painted: the previous one stays until the document is there.
        const isGivenUp = left !== undefined && !hasReached('heading-shown');
        if (isGivenUp) {
          flushSync(() => setShown({ ...left, navigationType: NavigationType.Pop }));
          leavePage();
        }
        const isThere = await isReachable(href);
        // The visitor has gone on, or the part was drawn after all.
        if (latest.current.location !== wanted || !(isGivenUp || isWanted())) return false;
        if (isThere) openDocument(href);
        else if (isGivenUp) setShown(failed);
        return isThere;
      }
      // Another part of the page, or the same drawn once more, has the same answer.
      if (askedFor.current !== latest.current.location) {
        // What fails while another page is on its way is of the page that is left.
        if (latest.current.shown.location !== latest.current.location) return false;
        askedFor.current = latest.current.location;
        isOpened.current = open(latest.current);
      }
      return isOpened.current;
    },
    [previous, setShown],
  );

  return [openInstead, askedFor] as const;
}

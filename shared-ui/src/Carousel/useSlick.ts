import { startTransition, useEffect, useState, type RefObject } from 'react';
import { loadSlick } from './loadSlick';
import { scrolledTo, watchScrolling } from './watchScrolling';
import { whenVisitorReaches } from './whenVisitorReaches';

type Row = Awaited<ReturnType<typeof loadSlick>>;

/**
 * The row that slick moves: null until the visitor wants this carousel and it has loaded.
 *
 * @param onTakeover called in the same update, also when it has failed to load, with the index of the slide that the plain row is
 *   scrolled to; must be stable
 */
export function useSlick(
  root: RefObject<HTMLElement | null>,
  onTakeover: (first: number) => void,
): { Row: Row | null; hasFailed: boolean } {
  const [row, setRow] = useState<{ component: Row } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isMounted = true;
    const scrolling = watchScrolling(element);
    const takeOver = async () => {
      const component = await loadSlick();
      // Replaced while it scrolls, the row would stop under the finger.
      await scrolling.untilRest();
      scrolling.stop();
      if (!isMounted) return;
      // Rendering slick takes long on slow phones; a transition is rendered in slices.
      startTransition(() => {
        setRow({ component });
        onTakeover(scrolledTo(element));
      });
    };
    const stopWaiting = whenVisitorReaches(element, () => {
      takeOver().catch(() => {
        if (!isMounted) return;
        setFailed(true);
        onTakeover(scrolledTo(element));
      });
    });
    return () => {
      isMounted = false;
      stopWaiting();
      scrolling.stop();
    };
  }, [root, onTakeover]);
  return { Row: row && row.component, hasFailed };
}

import { startTransition, useEffect, useState, type RefObject } from 'react';
import { loadSlick } from './loadSlick';
import { scrolledTo } from './scrolledTo';
import { watchScrolling } from './watchScrolling';
import { whenVisitorReaches } from './whenVisitorReaches';

type Slick = Awaited<ReturnType<typeof loadSlick>>;

/**
 * react-slick's component, or null until the visitor wants this carousel and the component has loaded.
 *
 * @param onTakeover called in the same update with the index of the slide that the plain row is scrolled to; must be stable
 */
export function useSlick(
  root: RefObject<HTMLElement | null>,
  onTakeover: (first: number) => void,
): Slick | null {
  const [slick, setSlick] = useState<{ component: Slick } | null>(null);
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
        setSlick({ component });
        onTakeover(scrolledTo(element));
      });
    };
    // When it does not load, the plain row still works.
    const stopWaiting = whenVisitorReaches(element, () => void takeOver().catch(() => undefined));
    return () => {
      isMounted = false;
      stopWaiting();
      scrolling.stop();
    };
  }, [root, onTakeover]);
  return slick && slick.component;
}

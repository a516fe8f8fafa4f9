import { useEffect, useState } from 'react';
import { loadSlick } from './loadSlick';

type Slick = Awaited<ReturnType<typeof loadSlick>>;

/** Gives react-slick's component once it has loaded after the first frame, and null until then or when it cannot load. */
export function useSlick(): Slick | null {
  const [slick, setSlick] = useState<{ component: Slick } | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadSlick().then(
      (component) => isMounted && setSlick({ component }),
      // The row of slides that is already there can be scrolled by hand: nothing is missing.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return slick && slick.component;
}

import { useEffect, useState } from 'react';
import { loadSlick } from './loadSlick';

type Slick = Awaited<ReturnType<typeof loadSlick>>;

/** react-slick's component, or null until it has loaded. */
export function useSlick(): Slick | null {
  const [slick, setSlick] = useState<{ component: Slick } | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadSlick().then(
      (component) => isMounted && setSlick({ component }),
      // The plain row still works.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return slick && slick.component;
}

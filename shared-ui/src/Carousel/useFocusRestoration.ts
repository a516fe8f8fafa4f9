import { useLayoutEffect, useRef, type RefObject } from 'react';
import { takeFocus } from './takeFocus';

/**
 * Keeps focus in an element whose inside is built afresh. Gives a hook for the parts that come and go: it takes the
 * part's own element and notices when that leaves the page with focus in it; the whole then takes the focus.
 */
export function useFocusRestoration(whole: RefObject<HTMLElement | null>) {
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (isLost.current) takeFocus(whole.current);
    isLost.current = false;
  });
  return isLost;
}

/** For a part of such an element: notes in `isLost` when it is taken away while focus is in it. */
export function useLostFocusDetection(
  part: RefObject<HTMLElement | null>,
  isLost: RefObject<boolean>,
) {
  // React runs this before it takes the elements away; later nobody could tell where focus was.
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement)) isLost.current = true;
    },
    [part, isLost],
  );
}

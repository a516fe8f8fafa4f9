import { useLayoutEffect, useRef, type RefObject } from 'react';
import { takeFocus } from './takeFocus';

/**
 * Focuses an element after a part of it was replaced with focus inside.
 *
 * @returns a flag for `useLostFocusDetection` in that part
 */
export function useFocusRestoration(whole: RefObject<HTMLElement | null>) {
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (isLost.current) takeFocus(whole.current);
    isLost.current = false;
  });
  return isLost;
}

/** Sets `isLost` when a part unmounts with focus inside. */
export function useLostFocusDetection(
  part: RefObject<HTMLElement | null>,
  isLost: RefObject<boolean>,
) {
  // A layout effect's cleanup runs before the elements are removed.
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement)) isLost.current = true;
    },
    [part, isLost],
  );
}

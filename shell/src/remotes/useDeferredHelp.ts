import { useEffect, useState, type RefObject } from 'react';

/** What tells that somebody uses a part. */
const TOUCHES = ['focusin', 'pointerdown', 'input'] as const;

const hasEntries = (place: Element) =>
  [...place.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Whether the help below a part that failed is shown, whose content stands: as soon as somebody uses the part, or where its end
 * lies below the window. Nothing that is looked at moves, and no link goes away under a finger.
 */
export function useDeferredHelp(element: RefObject<Element | null>, isFailed: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!isFailed || !place) return;
    const show = () => setDue(true);
    const showBelow = () => {
      if (place.getBoundingClientRect().bottom >= innerHeight) show();
    };
    if (place.contains(document.activeElement) || hasEntries(place)) show();
    else showBelow();
    TOUCHES.forEach((touch) => place.addEventListener(touch, show));
    addEventListener('scroll', showBelow, { passive: true });
    return () => {
      TOUCHES.forEach((touch) => place.removeEventListener(touch, show));
      removeEventListener('scroll', showBelow);
    };
  }, [element, isFailed]);
  return isFailed && isDue;
}

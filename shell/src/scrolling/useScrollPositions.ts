import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

export interface ScrollPosition {
  /** In px. */
  top: number;
  /** The `href` of the link by which the visitor left. */
  link?: string | undefined;
}

/** Records the scroll position of each history entry, by location key; `undefined` for an entry that was not visited. */
export function useScrollPositions({ key }: Location): (key: string) => ScrollPosition | undefined {
  const positions = useRef(new Map<string, ScrollPosition>());

  useLayoutEffect(() => {
    const all = positions.current;
    const record = (change: Partial<ScrollPosition>) =>
      all.set(key, { top: window.scrollY, link: all.get(key)?.link, ...change });
    const recordTop = () => record({});
    const recordLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) record({ link: link.getAttribute('href') ?? undefined });
    };
    window.addEventListener('scroll', recordTop, { passive: true });
    document.addEventListener('click', recordLink, { capture: true });
    return () => {
      window.removeEventListener('scroll', recordTop);
      document.removeEventListener('click', recordLink, { capture: true });
    };
  }, [key]);

  return useCallback((of) => positions.current.get(of), []);
}

/** The visible link with this `href`. */
export function linkTo(href: string): HTMLElement | undefined {
  return [...document.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === href && link.getClientRects().length > 0,
  );
}

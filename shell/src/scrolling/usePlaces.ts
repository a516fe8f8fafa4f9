import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

/** Where a visitor left a page. */
export interface Place {
  /** How far it was scrolled, in px. */
  top: number;
  /** The address of the link that was followed, as it stands in the page. */
  link?: string | undefined;
}

/**
 * Remembers where a visitor leaves each page of the history. Gives what tells the place of a location, undefined for one that
 * was not visited. The places of a page are noted until the next one is drawn, and no longer.
 */
export function usePlaces({ key }: Location): (key: string) => Place | undefined {
  const places = useRef(new Map<string, Place>());

  useLayoutEffect(() => {
    const all = places.current;
    const note = (change: Partial<Place>) =>
      all.set(key, { top: window.scrollY, link: all.get(key)?.link, ...change });
    const noteTop = () => note({});
    const noteLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) note({ link: link.getAttribute('href') ?? undefined });
    };
    window.addEventListener('scroll', noteTop, { passive: true });
    document.addEventListener('click', noteLink, { capture: true });
    return () => {
      window.removeEventListener('scroll', noteTop);
      document.removeEventListener('click', noteLink, { capture: true });
    };
  }, [key]);

  return useCallback((of) => places.current.get(of), []);
}

/** The link of an address that can be seen on the page. */
export function linkTo(address: string): HTMLElement | undefined {
  return [...document.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === address && link.getClientRects().length > 0,
  );
}

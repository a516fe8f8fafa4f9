import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { SCROLL_POSITIONS } from '@site/contracts/boot';

export interface ScrollPosition {
  /** In px. */
  top: number;
  /** The `href` of the link by which the visitor left. */
  link?: string | undefined;
}

/** Entries of the history whose positions the tab remembers. */
const MAX_ENTRIES = 100;

/** Where a visitor is on each entry of the tab's history, by its key; earlier documents of the tab have left theirs. */
let positions: Map<string, ScrollPosition> | undefined;

function readPositions(): Map<string, ScrollPosition> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}') as object;
    return new Map(Object.entries(stored) as [string, ScrollPosition][]);
  } catch {
    // Storage is blocked, or something else has written into it.
    return new Map();
  }
}

const allPositions = () => (positions ??= readPositions());

function storePositions(): void {
  try {
    const latest = [...allPositions()].slice(-MAX_ENTRIES);
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // The browser keeps nothing: positions last as long as this document.
  }
}

export const positionOf = (key: string): ScrollPosition | undefined => allPositions().get(key);

/** Records where the visitor is on the shown entry of the history. */
export function useScrollPositions({ key }: Location): void {
  useLayoutEffect(() => {
    const record = (change: Partial<ScrollPosition>) => {
      const all = allPositions();
      const position = { top: window.scrollY, link: all.get(key)?.link, ...change };
      // Behind those that were left before.
      all.delete(key);
      all.set(key, position);
    };
    const recordTop = () => record({});
    const recordLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) record({ link: link.getAttribute('href') ?? undefined });
    };
    // A tab that sleeps may be ended without a further word.
    const storeIfHidden = () => document.hidden && storePositions();
    window.addEventListener('scroll', recordTop, { passive: true });
    document.addEventListener('click', recordLink, { capture: true });
    document.addEventListener('visibilitychange', storeIfHidden);
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', recordTop);
      document.removeEventListener('click', recordLink, { capture: true });
      document.removeEventListener('visibilitychange', storeIfHidden);
      window.removeEventListener('pagehide', storePositions);
      storePositions();
    };
  }, [key]);
}

/** The visible link with this `href`. */
export function linkTo(href: string): HTMLElement | undefined {
  return [...document.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === href && link.getClientRects().length > 0,
  );
}

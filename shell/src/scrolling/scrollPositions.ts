import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { FULLY_RENDERED, RELOADING, SCROLL_POSITIONS } from '@site/contracts/boot';
import { hasReached } from '../pageLife';

export interface ScrollPosition {
  /** In px. */
  top: number;
  /** Whether the page was laid out whole: else the heights of skipped sections are estimates. */
  isWhole: boolean;
  /** The section that is read, and how far below its beginning the window's is, in px: exact however the page is laid out. */
  section?: { id: string; below: number } | undefined;
  /** The selector of the link by which the visitor left, or of the button of its menu, which is closed by then. */
  leftBy?: string | undefined;
  /** Which of the links with that selector: several lead to one address. */
  leftByIndex?: number | undefined;
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

const tops = () =>
  [...document.querySelectorAll('main section[id]')].map(
    (section) => [section.id, section.getBoundingClientRect().top] as const,
  );

function sectionInView(): ScrollPosition['section'] {
  const begun = tops().findLast(([, top]) => top <= 0);
  return begun && { id: begun[0], below: -begun[1] };
}

/** How far the page is scrolled down at a position as the page is laid out now, in px. */
export function topOf({ top, section }: ScrollPosition): number {
  const place = section && tops().find(([id]) => id === section.id);
  return place ? Math.round(window.scrollY + place[1] + section.below) : top;
}

/** Records where the visitor is on the shown entry of the history. */
export function useScrollPositions(location: Location): void {
  useLayoutEffect(() => {
    const { key } = location;
    let { scrollY: top } = window;
    let hasGone = false;
    const record = (change: Pick<ScrollPosition, 'leftBy' | 'leftByIndex'>) => {
      if (hasGone || document.documentElement.hasAttribute(RELOADING)) return;
      top = window.scrollY;
      const all = allPositions();
      const isWhole = document.documentElement.hasAttribute(FULLY_RENDERED);
      const section = sectionInView();
      const position = { ...all.get(key), top, isWhole, section, ...change };
      // Behind those that were left before.
      all.delete(key);
      all.set(key, position);
    };
    const recordTop = () => record({});
    const recordLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      const menu = link.closest('[popover]')?.id;
      const href = JSON.stringify(link.getAttribute('href'));
      const leftBy = menu ? `[popovertarget=${menu}]` : `a[href=${href}]`;
      record({ leftBy, leftByIndex: [...document.querySelectorAll(leftBy)].indexOf(link) });
    };
    // A browser goes to the position of the entry at once, and would do so in the page that is being left.
    const stay = () => {
      hasGone = true;
      requestAnimationFrame(() => {
        if (!hasReached('committed')) window.scrollTo({ top, behavior: 'instant' });
      });
    };
    const store = () => {
      record({});
      storePositions();
    };
    // A tab that sleeps may be ended without a further word.
    const storeIfHidden = () => document.hidden && store();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', recordTop, { passive: true, signal });
    window.addEventListener('popstate', stay, { signal });
    window.addEventListener('pagehide', store, { signal });
    // React may hydrate the page in the middle of a click, when the capture phase is over.
    document.body.addEventListener('click', recordLink, { signal });
    document.addEventListener('visibilitychange', storeIfHidden, { signal });
    return () => {
      listeners.abort();
      storePositions();
    };
    // Not the key: back and forward at once lead to the same entry once more.
  }, [location]);
}

/** What the visitor left by or, where that is not shown, the first with its selector that is. */
export function shownLink({ leftBy, leftByIndex = -1 }: ScrollPosition): HTMLElement | undefined {
  const links = leftBy ? [...document.querySelectorAll<HTMLElement>(leftBy)] : [];
  return [links[leftByIndex], ...links].find((link) => link?.getClientRects().length);
}

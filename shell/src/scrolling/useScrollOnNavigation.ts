import { useLayoutEffect, useRef } from 'react';
import { products } from '@site/company/products';
import { useCommittedLocation } from '../pageContext';
import { HEADING, pageCommitted, stayOnPage, whenPage } from '../pageLife';
import { keepScrollPosition, onUserInput } from './keepScrollPosition';
import { layOutPage, layOutPageWhenIdle, skipSections } from './layOutPage';
import {
  positionOf,
  shownLink,
  topOf,
  useScrollPositions,
  type ScrollPosition,
} from './scrollPositions';
import { anchorSelector, moveFocus, scrollToElement, scrollToTop } from './scrollToElement';

const isProductPage = (pathname: string) => products.some((product) => product.path === pathname);

type Cancel = () => void;

/**
 * Calls back with the first match: now, or once it is drawn, unless the visitor has gone on by then. Parts come later than their
 * page, and draw their ends later still.
 */
function whenElement(selector: string, found: (element: HTMLElement) => void): Cancel {
  const observer = new MutationObserver(find);
  function find() {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    cancel();
    found(element);
  }
  observer.observe(document, { childList: true, subtree: true });
  const cancelInput = onUserInput(cancel);
  function cancel() {
    observer.disconnect();
    cancelInput();
  }
  find();
  return cancel;
}

/**
 * Returns what moves the focus later, unless the visitor has moved it by then, types, or has opened a menu, which closes when it
 * loses the focus (Safari gives a button that is pressed none). A part may take seconds.
 */
function focusLater(): (element: HTMLElement | null | undefined) => void {
  const before = document.activeElement;
  return (element) => {
    const { activeElement, body } = document;
    const isKept = activeElement === before && !before?.matches('input, select, textarea');
    const isFree = activeElement === body || isKept;
    if (element && isFree && !document.querySelector('nav :popover-open')) moveFocus(element);
  };
}

const heading = () => document.querySelector<HTMLElement>(HEADING);

function focusHeading(): Cancel {
  const focus = focusLater();
  return whenPage('heading-shown', () => focus(heading()));
}

/** Restores the scroll position, and the focus to what the visitor left by or to the page's heading. */
function returnTo(position: ScrollPosition, isSamePage: boolean): Cancel {
  const scroll = () => scrollToTop(topOf(position), 'instant');
  scroll();
  const stopKeeping = keepScrollPosition(scroll);
  const focus = focusLater();
  // The link may be in a part, which is drawn a moment later than its page.
  const cancel = whenPage('parts-ready', () => {
    focus(shownLink(position) ?? (isSamePage ? undefined : heading()));
  });
  return () => {
    stopKeeping();
    cancel();
  };
}

/** A browser that is kept from measuring does not tell. */
function isReload(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Whether the visitor has scrolled away from where the browser went by itself. */
function hasMovedOn(anchor: HTMLElement): boolean {
  const { top } = anchor.getBoundingClientRect();
  return window.scrollY > 0 && (top < -1 || top > window.innerHeight);
}

/** What an anchor in the address asks for. */
function goToAnchor(anchor: string, how: { isOpening: boolean; isSamePage: boolean }): Cancel {
  const { isOpening, isSamePage } = how;
  let stopKeeping = () => {};
  const focus = focusLater();
  const cancel = whenElement(anchor, (element) => {
    if (isOpening && hasMovedOn(element)) return;
    scrollToElement(element, isSamePage ? 'smooth' : 'instant');
    stopKeeping = keepScrollPosition(() => scrollToElement(element, 'instant'));
    if (!isOpening) focus(element);
  });
  return () => {
    cancel();
    stopKeeping();
  };
}

/**
 * Scrolls as specification §2 asks: every page opens at its top (product pages smoothly), then goes to the anchor in its
 * address. Back and Forward within the document restore the position; wherever a document is opened, and for entries from before
 * React, that is the browser's business. After a view transition a page has nothing to scroll from.
 */
export function useScrollOnNavigation(): void {
  const shown = useCommittedLocation();
  const previousPath = useRef<string>(undefined);
  useScrollPositions(shown.location);

  // Before paint, or the new page would flash at the old scroll position.
  useLayoutEffect(() => {
    const { location, navigationType, isMorphed } = shown;
    const { pathname } = location;
    const isOpening = previousPath.current === undefined;
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    if (isSamePage) stayOnPage();
    else pageCommitted();
    const anchor = anchorSelector(location);

    if (isOpening) {
      const cancelLayOut = layOutPageWhenIdle();
      // Where the visitor has been before, the browser returns to.
      const isNew = !positionOf(location.key) && !isReload();
      const cancel = anchor && isNew ? goToAnchor(anchor, { isOpening, isSamePage }) : () => {};
      return () => {
        cancelLayOut();
        cancel();
      };
    }
    const isPop = navigationType === 'POP';
    const position = isPop ? positionOf(location.key) : undefined;
    // From now on the position is the browser's again, as after a reload.
    if (isPop) history.scrollRestoration = 'auto';
    if (position) {
      layOutPage();
      return returnTo(position, isSamePage);
    }
    // An entry from before React, or an anchor that was typed into the address: the browser has gone there by itself.
    const isBrowsers = isPop && isSamePage && (!anchor || document.querySelector(':target'));
    if (isBrowsers) return void layOutPage();
    const opensAtTop = !isSamePage && !anchor;
    if (opensAtTop) skipSections();
    else layOutPage();
    if (!anchor || !isSamePage) {
      const isSmooth = isSamePage || (isProductPage(pathname) && !isMorphed);
      scrollToTop(0, isSmooth ? 'smooth' : 'instant');
    }
    if (anchor) return goToAnchor(anchor, { isOpening, isSamePage });
    if (isSamePage) return undefined;
    const cancelFocus = focusHeading();
    const cancelLayOut = layOutPageWhenIdle();
    return () => {
      cancelFocus();
      cancelLayOut();
    };
  }, [shown]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { products } from '@site/contracts/products';
import { whenPartsReady } from '../remotes/partsReady';
import { useCommittedLocation } from '../navigation/CommittedLocation';
import { anchorSelector, moveFocus, scrollToElement, scrollToTop } from './scrollToElement';
import { keepScrollPosition } from './keepScrollPosition';
import { renderRest, renderRestWhenIdle, skipRest } from './renderRest';
import { linkTo, useScrollPositions, type ScrollPosition } from './useScrollPositions';
import { waitForElement } from './waitForElement';

const HEADING = 'main h1';

const isProductPage = (pathname: string) => products.some((product) => product.path === pathname);

/** Restores the scroll position, and the focus to the link by which the visitor left or to the page's heading. */
function returnTo({ top, link }: ScrollPosition, isSamePage: boolean): () => void {
  const scroll = () => scrollToTop(top, 'instant');
  scroll();
  const stopKeeping = keepScrollPosition(scroll);
  let stopWaiting = () => {};
  // The link may be in a part, which is drawn a moment later than its page.
  const cancel = whenPartsReady(() => {
    // A part may take seconds to fail, and the visitor types meanwhile.
    if (document.activeElement?.matches('input, select, textarea')) return;
    const followed = link === undefined ? undefined : linkTo(link);
    if (followed) moveFocus(followed);
    else if (!isSamePage) stopWaiting = waitForElement(HEADING, moveFocus);
  });
  return () => {
    stopKeeping();
    cancel();
    stopWaiting();
  };
}

/** Whether the visitor has scrolled away from where the browser went by itself. */
function hasMovedOn(anchor: HTMLElement): boolean {
  const { top } = anchor.getBoundingClientRect();
  return window.scrollY > 0 && (top < -1 || top > window.innerHeight);
}

/**
 * Scrolls as specification §2 asks: every page opens at its top (product pages smoothly), then goes to the anchor in its
 * address. Back and Forward restore the position. After a view transition a page has nothing to scroll from.
 */
export function useScrollOnNavigation(): void {
  const shown = useCommittedLocation();
  const previousPath = useRef<string>(undefined);
  const positionOf = useScrollPositions(shown.location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Before paint, or the new page would flash at the old scroll position.
  useLayoutEffect(() => {
    const { location, navigationType, isMorphed } = shown;
    const isOpening = previousPath.current === undefined;
    const isSamePage = previousPath.current === location.pathname;
    previousPath.current = location.pathname;
    const position = positionOf(location.key);
    if (navigationType === 'POP' && !isOpening && position) {
      renderRest();
      return returnTo(position, isSamePage);
    }

    const anchor = anchorSelector(location);
    const opensAtTop = !isOpening && !isSamePage && !anchor;
    if (opensAtTop) skipRest();
    else if (!isOpening) renderRest();
    // The browser has opened this page, at its top or its anchor, and the visitor may have read on since.
    if (!isOpening && (!anchor || !isSamePage)) {
      const isSmooth = isSamePage || (isProductPage(location.pathname) && !isMorphed);
      scrollToTop(0, isSmooth ? 'smooth' : 'instant');
    }
    if (anchor) {
      let stopKeeping = () => {};
      const stopWaiting = waitForElement(anchor, (element) => {
        if (isOpening && hasMovedOn(element)) return;
        scrollToElement(element, isSamePage ? 'smooth' : 'instant');
        stopKeeping = keepScrollPosition(() => scrollToElement(element, 'instant'));
        if (!isOpening) moveFocus(element);
      });
      return () => {
        stopWaiting();
        stopKeeping();
      };
    }
    if (!opensAtTop) return undefined;
    const stopWaiting = waitForElement(HEADING, moveFocus);
    const cancel = whenPartsReady(renderRestWhenIdle);
    return () => {
      stopWaiting();
      cancel();
    };
  }, [shown, positionOf]);
}

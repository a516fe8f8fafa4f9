import { useEffect, type RefObject } from 'react';

/**
 * Whether two fingers have enlarged the page: one finger moves it then, and should move nothing in it. Its scale does not tell: a
 * phone that shows the desktop site begins far below 1.
 */
export const isPageZoomed = (): boolean =>
  (globalThis.visualViewport?.width ?? Infinity) < document.documentElement.clientWidth - 1;

/** Sets `data-zoomed` on an element while the page is zoomed: no media query tells. */
export function useZoomMark(element: RefObject<Element | null>): void {
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-zoomed', isPageZoomed());
    mark();
    globalThis.visualViewport?.addEventListener('resize', mark);
    return () => globalThis.visualViewport?.removeEventListener('resize', mark);
  }, [element]);
}

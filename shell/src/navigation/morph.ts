import type { useNavigationType } from 'react-router-dom';
import { MORPH } from '@site/contracts/morph';
import './morph.css';

/** How a visitor came to a location: by a link, by Back or Forward, or because an address was put right. */
export type NavigationType = ReturnType<typeof useNavigationType>;

/** What copies, and slides that wait out of sight, stand in. */
const OUT_OF_SIGHT = '[inert], [aria-hidden="true"]';

function isInSight(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInWindow && !element.closest(OUT_OF_SIGHT);
}

/** Names the pictures in sight, one for each thing, for the browser to find them again. Gives what takes the names off. */
function namePictures(): () => void {
  const pictures = new Map<string | null, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`[${MORPH}]`)) {
    const thing = element.getAttribute(MORPH);
    if (!pictures.has(thing) && isInSight(element)) pictures.set(thing, element);
  }
  // Set from here, since the policy forbids style attributes in the page's HTML.
  for (const [thing, { style }] of pictures) {
    style.setProperty('view-transition-name', CSS.escape(`morph-${thing}`));
    style.setProperty('view-transition-class', 'morph');
  }
  return () => {
    for (const { style } of pictures.values()) {
      style.removeProperty('view-transition-name');
      style.removeProperty('view-transition-class');
    }
  };
}

let isShownByBrowser = false;

// Heard before the router hears of it, whose listener comes later.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    isShownByBrowser = event.hasUAVisualTransition === true;
  });
}

/**
 * Tells whether the browser can, and the visitor wants to, see one page turn into another. A swipe back is shown by the
 * browser itself.
 */
export function canMorph(navigation: NavigationType): boolean {
  return (
    'startViewTransition' in document &&
    !document.hidden &&
    !(navigation === 'POP' && isShownByBrowser) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Fades from the page as it is to what `draw` makes of it, at once; a thing that both show turns from one into the other. */
export function morph(draw: () => void): void {
  let forget = namePictures();
  const transition = document.startViewTransition(() => {
    forget();
    draw();
    forget = namePictures();
  });
  // A visitor who goes on meanwhile ends it early; the page is drawn all the same.
  transition.ready.catch(() => {});
  void transition.finished.finally(() => forget());
}

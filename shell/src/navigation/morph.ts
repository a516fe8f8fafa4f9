import type { NavigationType } from 'react-router-dom';
import { MORPH } from '@site/contracts/exposedModules';
import { prefersReducedMotion } from '@site/shared-ui/useReducedMotion';
import { mountQueued } from '../remotes/mountQueue';
import { whenPage } from '../pageLife';

type Pictures = Map<string | null, HTMLElement>;

/** Carousel slides that are not shown, and their clones. */
const HIDDEN = '[inert], [aria-hidden="true"]';

function isVisible(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInWindow && !element.closest(HIDDEN);
}

/** The first visible picture of each thing. */
function visiblePictures(): Pictures {
  const pictures: Pictures = new Map();
  for (const element of document.querySelectorAll<HTMLElement>(`[${MORPH}]`)) {
    const subject = element.getAttribute(MORPH);
    if (!pictures.has(subject) && isVisible(element)) pictures.set(subject, element);
  }
  return pictures;
}

/**
 * Names each picture, so that the browser matches it with its counterpart on the other page.
 *
 * @returns a function that removes the names
 */
function namePictures(pictures: Pictures): () => void {
  // Set by script: the Content Security Policy forbids style attributes in the HTML.
  for (const [subject, { style }] of pictures)
    style.setProperty('view-transition-name', CSS.escape(`morph-${subject}`));
  return () => {
    for (const { style } of pictures.values()) style.removeProperty('view-transition-name');
  };
}

let isAnimatedByBrowser = false;

// Registered before the router's own listener, so it runs first.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    isAnimatedByBrowser = event.hasUAVisualTransition === true;
  });
}

/**
 * The pictures that may move to another page; undefined where none may: to capture a page takes a slow phone 100 ms, for which
 * it shows nothing. Browsers animate a swipe back themselves; a second transition would run on top of it.
 */
export function picturesToMorph(navigation: NavigationType): Pictures | undefined {
  const mayMove =
    'startViewTransition' in document &&
    !(navigation === 'POP' && isAnimatedByBrowser) &&
    !prefersReducedMotion();
  const pictures = mayMove && visiblePictures();
  return pictures && pictures.size > 0 ? pictures : undefined;
}

/**
 * While a transition runs, browsers hit nothing of the page: who presses a link meanwhile ends it, and the link is pressed, in
 * a tab of its own where they asked for that.
 *
 * @returns a function that no longer listens
 */
function letPressesThrough(transition: ViewTransition): () => void {
  function press(event: MouseEvent) {
    if (event.target !== document.documentElement) return;
    stopListening();
    transition.skipTransition();
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    hit?.dispatchEvent(new MouseEvent('click', event));
  }
  const stopListening = () => document.removeEventListener('click', press);
  document.addEventListener('click', press);
  return stopListening;
}

/**
 * Runs a view transition around `draw`: pages fade, and a product's picture moves from one to the other. Pictures are in parts,
 * which are drawn a moment later.
 */
export function morph(pictures: Pictures, draw: () => void): void {
  let removeNames = namePictures(pictures);
  const transition = document.startViewTransition(async () => {
    draw();
    removeNames();
    mountQueued();
    // Until then browsers show the page before, for up to four seconds.
    await new Promise<void>((resolve) => {
      whenPage('parts-ready', resolve);
      whenPage('leaving', resolve);
    });
    removeNames = namePictures(visiblePictures());
  });
  // Rejects when another navigation skips the transition; the page is rendered anyway.
  transition.ready.catch(() => {});
  const stopListening = letPressesThrough(transition);
  void transition.finished.finally(() => {
    stopListening();
    removeNames();
  });
}

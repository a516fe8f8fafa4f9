import { FULLY_RENDERED } from '@site/contracts/boot';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { pageLaidOut, whenPage } from '../pageLife';

/** How long an idle moment is waited for, in ms. */
const MAX_WAIT_MS = 1000;

const root = () => document.documentElement;

/** Has the browser skip sections far below the window (`base.css`), for a page that opens at its top: it is there earlier. */
export const skipSections = (): void => root().removeAttribute(FULLY_RENDERED);

/** Lays out the whole page at once. Before that, its height is an estimate. */
export function layOutPage(): () => void {
  root().setAttribute(FULLY_RENDERED, '');
  return whenPage('parts-ready', pageLaidOut);
}

/**
 * Lays it out when its parts are ready, a section at a time while the browser is idle: all at once would hold a slow phone up
 * for 100 ms.
 *
 * @returns a function that stops it
 */
export function layOutPageWhenIdle(): () => void {
  const laidOut = new Set<HTMLElement>();
  let cancelIdle = () => {};
  const showSections = () => {
    for (const section of laidOut) section.style.removeProperty('content-visibility');
  };
  function layOutNext() {
    // Looked up each time: more of the page may have been drawn meanwhile.
    const sections = document.querySelectorAll<HTMLElement>('main section');
    const section = [...sections].find((candidate) => !laidOut.has(candidate));
    if (!section || root().hasAttribute(FULLY_RENDERED)) {
      root().setAttribute(FULLY_RENDERED, '');
      showSections();
      return pageLaidOut();
    }
    laidOut.add(section);
    section.style.contentVisibility = 'visible';
    cancelIdle = whenIdle(layOutNext, MAX_WAIT_MS);
  }
  const cancel = whenPage('parts-ready', () => {
    cancelIdle = whenIdle(layOutNext, MAX_WAIT_MS);
  });
  return () => {
    cancel();
    cancelIdle();
    showSections();
  };
}

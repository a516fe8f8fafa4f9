import { FULLY_RENDERED } from '@site/contracts/boot';
import { whenIdle } from '@site/shared-ui/whenIdle';

/** How long an idle moment is waited for, in ms. */
const MAX_WAIT_MS = 1000;

let stopWaiting = () => {};

/** Lays out the sections that the browser skips (`base.css`): before that, the page's height is an estimate. */
export function renderRest(): void {
  stopWaiting();
  document.documentElement.setAttribute(FULLY_RENDERED, '');
}

/** Has the browser skip sections far below the window, for a page that opens at its top: it is there earlier. */
export function skipRest(): void {
  stopWaiting();
  document.documentElement.removeAttribute(FULLY_RENDERED);
}

/** Lays them out a section at a time while the browser is idle: all at once would hold a slow phone up for 100 ms. */
export function renderRestWhenIdle(): void {
  stopWaiting();
  const laidOut = new Set<HTMLElement>();
  let cancel = whenIdle(renderNext, MAX_WAIT_MS);
  stopWaiting = () => {
    cancel();
    for (const section of laidOut) section.style.removeProperty('content-visibility');
  };
  function renderNext() {
    // Looked up each time: more of the page may have been drawn meanwhile.
    const sections = document.querySelectorAll<HTMLElement>('main section');
    const section = [...sections].find((candidate) => !laidOut.has(candidate));
    if (!section) return renderRest();
    laidOut.add(section);
    section.style.contentVisibility = 'visible';
    cancel = whenIdle(renderNext, MAX_WAIT_MS);
  }
}

import { FULLY_RENDERED } from '@site/contracts/boot';
import { whenIdle } from '@site/shared-ui/whenIdle';

/** How long an idle moment is waited for, in ms. */
const IDLE_WITHIN = 1000;

/** Lays out the sections that the browser skips (`base.css`): before that, the page's height is an estimate. */
export function renderRest(): void {
  document.documentElement.setAttribute(FULLY_RENDERED, '');
}

/** The same, a section at a time while the browser is idle: all at once would hold a slow phone up for 100 ms. */
export function renderRestWhenIdle(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section')];
  const waiting = [...sections];
  function renderNext() {
    const section = waiting.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(renderNext, IDLE_WITHIN);
    } else {
      renderRest();
      for (const it of sections) it.style.removeProperty('content-visibility');
    }
  }
  whenIdle(renderNext, IDLE_WITHIN);
}

import { savesData } from '@site/contracts/visitorPreferences';
import { leadsAway, startShell } from './shellScripts';

/** How long an idle moment is waited for, in ms. */
const MAX_WAIT_MS = 2000;

const startWhenIdle = () =>
  (self.requestIdleCallback ?? setTimeout)(() => startShell('low'), { timeout: MAX_WAIT_MS });

/** Nothing competes with what is drawn first: a page may be loaded before its largest part is on the screen. */
function startWhenDrawn(): void {
  if (savesData()) return;
  const type = 'largest-contentful-paint';
  // Who hardens Firefox may have switched it off.
  const tellsWhenDrawn = self.PerformanceObserver?.supportedEntryTypes.includes(type);
  if (tellsWhenDrawn) new PerformanceObserver(startWhenIdle).observe({ type, buffered: true });
  // Firefox tells of nothing where a page opens scrolled: at an anchor, or after a reload.
  requestAnimationFrame(() => setTimeout(startWhenIdle, tellsWhenDrawn ? MAX_WAIT_MS : 0));
}

/** A press of a link to another page: that is followed without the scripts of this one. */
const leaves = (event: Event) => event.type === 'pointerdown' && leadsAway(event);

for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
  addEventListener(intent, (event) => leaves(event) || startShell('high'), true);
}

addEventListener('load', () => {
  if ((document as { prerendering?: boolean }).prerendering) {
    addEventListener('prerenderingchange', startWhenDrawn, true);
  } else {
    startWhenDrawn();
  }
});

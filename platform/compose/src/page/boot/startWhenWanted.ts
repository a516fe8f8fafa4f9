import { savesData } from '@site/contracts/visitorPreferences';
import { leadsAway, startShell } from './shellScripts';

/** How long an idle moment is waited for, in ms. */
const MAX_WAIT_MS = 2000;

const startWhenIdle = () =>
  (self.requestIdleCallback ?? setTimeout)(() => startShell('low'), { timeout: MAX_WAIT_MS });

/** Nothing competes with what is drawn first: a page may be loaded before its largest part is on the screen. */
function startWhenDrawn(): void {
  if (savesData()) return;
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
    new PerformanceObserver(startWhenIdle).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  } else {
    requestAnimationFrame(startWhenIdle);
  }
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

import { savesData } from '@site/contracts/visitorPreferences';
import { startShell } from './shellScripts';

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

/** Whether a press leads to another page: that link is followed without the scripts of this one. */
function leaves({ type, target }: Event): boolean | null | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
  return (
    type === 'pointerdown' &&
    link &&
    link.origin + link.pathname !== location.origin + location.pathname
  );
}

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

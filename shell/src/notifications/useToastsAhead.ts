import { useEffect } from 'react';
import { whenIdle } from '@site/shared-ui/whenIdle';
import { loadToasts } from './loadToasts';

/** How long toasts may be put off in a page that is never idle. */
const MAX_WAIT_MS = 500;

/** A press is answered before this: its click, not its beginning, as what is idle in between would make the answer late. */
const TOUCHES = ['focusin', 'click'] as const;

const isInForm = (target: EventTarget | null) =>
  target instanceof Element && target.closest('form') !== null;

/** Loads toasts once a form is touched: its answer is going to be one. */
export function useToastsAhead(): void {
  useEffect(() => {
    const stop = () =>
      TOUCHES.forEach((type) => document.removeEventListener(type, loadAhead, { capture: true }));
    const loadAhead = ({ target }: { target: EventTarget | null }) => {
      if (!isInForm(target)) return;
      stop();
      // Not at once, which would hold up the first key. `notify` tries again, and says what it says without toasts if it has to.
      whenIdle(() => loadToasts().catch(() => undefined), MAX_WAIT_MS);
    };
    TOUCHES.forEach((type) => document.addEventListener(type, loadAhead, { capture: true }));
    // The form may have been touched before React came.
    loadAhead({ target: document.activeElement });
    return stop;
  }, []);
}

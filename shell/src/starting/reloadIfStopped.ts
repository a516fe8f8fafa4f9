import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';

/** How long React may take to go on, in ms. */
const MAX_WAIT_MS = 1000;

/**
 * Loads a page again that a browser shows again and in which React does not go on: WebKit drops the messages of a page that it puts
 * away, and React's scheduler waits for one of its own for ever.
 */
export function reloadIfStopped(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const timer = setTimeout(() => location.reload(), MAX_WAIT_MS);
    unstable_scheduleCallback(unstable_NormalPriority, () => clearTimeout(timer));
  });
}

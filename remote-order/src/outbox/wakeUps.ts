/** What to do when the chances of a send may have changed. */
export interface WakeUps {
  /** The network is back, or the page is: whatever waits goes now. */
  hurry: () => void;
  /** The visitor looks at the page again; timers may have slept. */
  kick: () => void;
}

/** Listens to the browser for as long as the page lives. */
export function listenToBrowser({ hurry, kick }: WakeUps): void {
  window.addEventListener('online', hurry);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hurry();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kick();
  });
}

export interface BrowserEventHandlers {
  /** The network is back, or the page is, from the back-forward cache: a send may succeed now. */
  onReturn: () => void;
  /** The visitor looks at the page again; timers may have been suspended. */
  onVisible: () => void;
}

/** Listens to the browser for as long as the page lives. */
export function listenToBrowser({ onReturn, onVisible }: BrowserEventHandlers): void {
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onReturn();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onVisible();
  });
}

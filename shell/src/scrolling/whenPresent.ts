/** How long an address may wait for the part of the page that it points at, in ms: a remote's whole budget and a little more. */
const PATIENCE = 12_000;

/**
 * Calls back with the first element that matches, now or as soon as it is drawn (remotes arrive after the page).
 * Gives a function that stops waiting. A selector that nothing ever matches is forgotten after a while.
 */
export function whenPresent(selector: string, found: (element: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>(selector);
  const present = look();
  if (present) {
    found(present);
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const element = look();
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(stop, PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

// A little longer than a remote may take to load.
const TIMEOUT_MS = 12_000;

/**
 * Calls back with the first match, now or once it is rendered: remotes load after the page.
 *
 * @returns a function that stops waiting
 */
export function waitForElement(
  selector: string,
  found: (element: HTMLElement) => void,
): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
  const present = find();
  if (present) {
    found(present);
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    found(element);
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

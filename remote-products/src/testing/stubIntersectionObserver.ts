/**
 * Puts an IntersectionObserver in place, which jsdom lacks.
 * Gives the ids of what is observed so far, and a function that reports one of them as in view.
 */
export function stubIntersectionObserver() {
  const observed: string[] = [];
  let onChange: IntersectionObserverCallback = () => undefined;
  const observer = {
    observe: (target: Element) => observed.push(target.id),
    disconnect: () => undefined,
  } as unknown as IntersectionObserver;

  globalThis.IntersectionObserver = function StandIn(report: IntersectionObserverCallback) {
    onChange = report;
    return observer;
  } as unknown as typeof IntersectionObserver;

  const bringIntoView = (target: Element) =>
    onChange([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
  return { observed, bringIntoView };
}

/** jsdom has none. `bringIntoView` reports an observed element as visible. */
export function stubIntersectionObserver() {
  const observed: string[] = [];
  let onChange: IntersectionObserverCallback = () => undefined;
  const observer = {
    observe: (target: Element) => observed.push(target.id),
    disconnect: () => undefined,
  } as unknown as IntersectionObserver;

  globalThis.IntersectionObserver = function Stub(report: IntersectionObserverCallback) {
    onChange = report;
    return observer;
  } as unknown as typeof IntersectionObserver;

  const bringIntoView = (target: Element) =>
    onChange([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
  return { observed, bringIntoView };
}

let end = () => {};
afterEach(() => end());

/** Counts the calls that the browser would make: jsdom knows no phone. */
export function countCalls() {
  const calls: string[] = [];
  const note = (event: Event) => {
    const link = (event.target as Element).closest('a[href^="tel:"]');
    if (link && !event.defaultPrevented) calls.push(link.getAttribute('href') ?? '');
    if (link) event.preventDefault();
  };
  addEventListener('click', note);
  end = () => removeEventListener('click', note);
  return calls;
}

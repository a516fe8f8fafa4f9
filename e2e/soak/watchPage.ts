/** What a page tells of itself, besides what its visitor sees. */
export type Told = 'accepted' | 'warned' | 'console';

/** The name of the way out of the page, which the browser's debugger lays. */
export const TELL = 'tellOfPage';

/**
 * Runs in the page before its scripts. Tells when the form is cleared, and whose address it held; when a warning shows;
 * and all that is written to the console, objects to their last field, where the console itself would shorten them.
 */
export function watchPage(name: string): void {
  const tell = (told: Told, text: string) =>
    (globalThis as unknown as Record<string, (told: Told, text: string) => void>)[name]?.(
      told,
      text,
    );

  document.addEventListener('reset', ({ target }) => {
    const { elements } = target as HTMLFormElement;
    const email = elements.namedItem('Email');
    if (email instanceof HTMLInputElement) tell('accepted', email.value);
  });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (
          node.matches('.Toastify__toast--warning') ||
          node.querySelector('.Toastify__toast--warning')
        ) {
          tell('warned', node.textContent);
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const whole = (value: unknown): string => {
    if (value instanceof Error)
      return `${value.stack} ${JSON.stringify({ ...value })} ${whole(value.cause)}`;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const write = console[kind].bind(console);
    console[kind] = (...values: unknown[]) => {
      tell('console', values.map(whole).join(' '));
      write(...values);
    };
  }
}

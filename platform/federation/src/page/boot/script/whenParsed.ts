/** Calls back once all of the page is there, which may still be on its way. */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then);
  else then();
}

import { UNSENT } from '@site/contracts/boot';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks whoever leaves the page whether to stay, and keeps the site from opening another document in its place, while this page
 * alone has an enquiry. Only then: Firefox puts no page with such a listener into its back-forward cache.
 */
export function askToStay(isUnsent: boolean): void {
  document.documentElement.toggleAttribute(UNSENT, isUnsent);
  if (isUnsent) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

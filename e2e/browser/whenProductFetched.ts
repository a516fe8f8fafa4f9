import type { Page } from '@playwright/test';

/**
 * Waits until every script and style of a product's page, or of another module of that remote, has arrived and has run: an element asks for it once it is fetched,
 * and webpack takes that of a script away then.
 */
export const whenProductFetched = (page: Page, module = 'ProductPage') =>
  page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            (entry as PerformanceResourceTiming).initiatorType === 'script' &&
            new RegExp(`${name}.*[.]js$`).test(entry.name),
        ) &&
      !document.querySelector('script[data-webpack]') &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')].every(
        (element) => element.sheet,
      ),
    module,
  );

import type { Page } from 'playwright-core';

/** Part of a page, of the shell or of a remote. */
const PART = '[data-owner]';

/**
 * Brings the whole page alive, as a visitor who has looked at all of it would, and waits until every part of it answers:
 * until then a link is the browser's own and leaves the page. Takes a selector for those that are waited for.
 */
export async function hydrateWholePage(page: Page, awaited = PART): Promise<void> {
  await page.waitForFunction(
    ([all = '', selector = '']) => {
      const parts = [...document.querySelectorAll(all)];
      // The boot script and the shell listen one after the other, so this is said until it is heard.
      parts.forEach((it) =>
        ['pointermove', 'pointerover'].forEach((name) =>
          it.dispatchEvent(new PointerEvent(name, { bubbles: true })),
        ),
      );
      // React writes down an element's props on the element when it takes it over.
      const isAlive = (it: Element) =>
        Object.keys(it).some((key) => key.startsWith('__reactProps')) &&
        !it.matches('[data-asleep]') &&
        !it.querySelector('[data-asleep]');
      const some = [...document.querySelectorAll(selector)];
      return some.length > 0 && some.every(isAlive);
    },
    [PART, awaited],
  );
}

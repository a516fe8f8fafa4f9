import type { Page } from 'playwright-core';

/**
 * Brings the whole page alive, as a visitor who has looked at all of it would, and waits until every part of it answers:
 * until then a link is the browser's own and leaves the page.
 */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('[data-owner]')];
    // The boot script and the shell listen one after the other, so this is said until it is heard.
    parts.forEach((it) =>
      ['pointermove', 'pointerover'].forEach((name) =>
        it.dispatchEvent(new PointerEvent(name, { bubbles: true })),
      ),
    );
    // React writes down an element's props on the element when it takes it over.
    const isAlive = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps'));
    return parts.every(isAlive) && !document.querySelector('[data-asleep]');
  });
}

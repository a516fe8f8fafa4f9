import type { Page } from 'playwright-core';

/**
 * Brings the whole page alive, as a visitor who has looked at all of it would, and waits until every part of it answers:
 * until then a link is the browser's own and leaves the page. With an owner, as in "remote-order", waits for its parts alone.
 */
export async function comeAlive(page: Page, owner?: string): Promise<void> {
  await page.waitForFunction((only) => {
    const parts = [...document.querySelectorAll('[data-owner]')];
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
    const awaited = parts.filter((it) => !only || it.getAttribute('data-owner') === only);
    return awaited.length > 0 && awaited.every(isAlive);
  }, owner);
}

import type { Browser, BrowserContext } from '@playwright/test';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';

/** Makes several visits, two at a time. Firefox's driver fails when two windows are opened at once. */
export const forEachVisit = <Item>(
  browser: Browser,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void[]> => mapWithLimit(items, browser.browserType().name() === 'firefox' ? 1 : 2, work);

/** After a page that came back from its cache, Firefox's driver waits for ever for it to come: there it keeps none. */
export async function keepNoPagesInFirefox(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() === 'firefox')
    await context.addInitScript(() => addEventListener('unload', () => {}));
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';

/**
 * Makes several visits, two at a time. Firefox's driver fails when two windows are opened at once. While a visit pauses, for a
 * time in ms, another one has its place.
 */
export function forEachVisit<Item>(
  browser: Browser,
  items: readonly Item[],
  work: (item: Item, pause: (ms: number) => Promise<void>) => Promise<void>,
): Promise<void[]> {
  let places = browser.browserType().name() === 'firefox' ? 1 : 2;
  const waiting: (() => void)[] = [];
  const enter = (at: 'push' | 'unshift') =>
    new Promise<void>((begin) => {
      if (places === 0) return void waiting[at](begin);
      places -= 1;
      begin();
    });
  function leave() {
    const begin = waiting.shift();
    if (begin) begin();
    else places += 1;
  }
  async function pause(ms: number) {
    leave();
    await wait(ms);
    // Before those that have not begun: few windows are open at a time.
    await enter('unshift');
  }
  return mapWithLimit(items, items.length, async (item) => {
    await enter('push');
    await work(item, pause).finally(leave);
  });
}

/** After a page that came back from its cache, Firefox's driver waits for ever for it to come: there it keeps none. */
export async function keepNoPagesInFirefox(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() === 'firefox')
    await context.addInitScript(() => addEventListener('unload', () => {}));
}

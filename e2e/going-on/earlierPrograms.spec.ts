import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { newId } from '@site/order-model/newId';
import { sampleOf } from '@site/tooling/testing/testForm';
import { fillOrder, goodEntries, readOrder, typeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { labels, messages } from '../browser/parts/siteTexts';
import { storedRecords } from '../site/storedRecords';
import { expect, IN_CHROMIUM, test } from '../browser/test';
import { earlierPrograms, obstructivePrograms } from './earlierPrograms';

test.describe.configure({ mode: 'parallel' });

for (const [name, program] of sampleOf(Object.entries(earlierPrograms), 3)) {
  test(`after ${name}, an order that is placed is stored`, async ({ site }) => {
    const { page } = await site.visit(paths.buyNow, {
      before: (context) => context.addInitScript(program),
    });
    const visitor = `Asha ${newId().slice(0, 8)}`;
    await typeOrder(page, { ...goodEntries, Name: visitor });
    await page.locator('main form [type="submit"]').click();
    expect((await nextToast(page)).text).toBe(messages.saved);
    expect((await storedRecords(site)).map(({ Name }) => Name)).toContain(visitor);
  });
}

for (const [name, program] of sampleOf(Object.entries(obstructivePrograms), 3)) {
  test(`after ${name}, the page says how to order`, async ({ site }) => {
    const { page } = await site.visit(paths.buyNow, {
      before: (context) => context.addInitScript(program),
    });
    await page.getByLabel(labels.Name, { exact: true }).focus();
    const help = page.getByRole('alert').or(page.getByRole('status'));
    await help.getByRole('link', { name: brand.phone }).first().waitFor({ timeout: 45_000 });
  });
}

test(
  'a service worker of an earlier site that answers for our scripts goes, and an order is stored',
  { tag: IN_CHROMIUM },
  async ({ site }) => {
    const context = await site.browser.newContext({ serviceWorkers: 'allow' });
    await context.route('**/earlier', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>An earlier site</title>' }),
    );
    const answering = `addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => {
        if (event.request.destination === 'script')
          event.respondWith(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
      });`;
    await context.route('**/sw.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: answering }),
    );
    const page = await context.newPage();
    await page.goto(`${site.address}/earlier`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });

    await page.goto(site.address + paths.buyNow);
    const entries = { ...goodEntries, Name: `Asha ${newId().slice(0, 8)}` };
    // The page is loaded again meanwhile: who sees that a word is cut off types it again.
    await expect(async () => {
      await fillOrder(page, entries);
      expect(await readOrder(page)).toEqual(entries);
    }).toPass();
    await page.locator('main form [type="submit"]').click();
    expect((await nextToast(page)).text).toBe(messages.saved);
    expect((await storedRecords(site)).map(({ Name }) => Name)).toContain(entries.Name);
  },
);

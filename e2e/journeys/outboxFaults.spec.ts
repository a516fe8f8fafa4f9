import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { folderOf } from '@site/contracts/applicationNames';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { collections } from '@site/order-model/enquiry';
import { paths } from '@site/company/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import { fillOrder, goodEntries, placeOrder, readOrder } from '../browser/orderForm';
import { closeToast, nextToast } from '../browser/parts/toasts';
import {
  PASSED_MS,
  STORE,
  blockDatabase,
  statusLine,
  refreshOutbox,
  nextQuantity,
  order,
  outboxTest,
  press,
  reopenLater,
  refusal,
  said,
} from '../browser/outboxVisits';
import { withoutDatabase } from '../browser/withoutDatabase';
import { storedRecords } from '../site/storedRecords';
import { actions, labels, messages, siteTexts } from '../browser/parts/siteTexts';
import { expect, IN_CHROMIUM } from '../browser/test';

const test = outboxTest();

const databases: [string, () => void][] = [
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
  ['throws', withoutDatabase],
];

for (const [failure, spoil] of sampleOf(databases, 2)) {
  test(`a browser whose database ${failure}: the order is sent all the same`, async ({
    outbox,
  }) => {
    const blank = await outbox.visitor.open(`${outbox.site.address}${paths.privacyPolicy}`);
    await outbox.visitor.context().addInitScript(spoil);
    await blank.close();
    const page = await outbox.openForm();
    const quantity = await order(page);

    expect((await nextToast(page)).text).toBe(messages.saved);
    await outbox.becomesStored(quantity);
  });
}

test('a browser without a database, and a store that is down for a while: the page keeps the order', async ({
  outbox,
}) => {
  await outbox.visitor.open(`${outbox.site.address}${paths.privacyPolicy}`);
  await outbox.visitor.context().addInitScript(withoutDatabase);
  const page = await outbox.openForm();
  await outbox.visitor.context().route(STORE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await refusal(503, 'UNAVAILABLE')(route);
  });
  const quantity = await order(page);
  await statusLine(page, 'please leave this page open').waitFor();
  await outbox.visitor.context().unroute(STORE);
  await press(page, actions.sendNow);

  expect((await nextToast(page)).text).toBe(messages.saved);
  await outbox.becomesStored(quantity);
});

test('a browser without a database, and a slow store: a link within the site does not cut the order off', async ({
  outbox,
}) => {
  await outbox.visitor.context().addInitScript(withoutDatabase);
  // A link opens the document of a page whose parts do not come soon.
  const parts = new RegExp(`${RELEASES_ADDRESS}${folderOf('products')}/.*\\.js$`);
  await outbox.visitor.context().route(parts, () => {});
  await outbox.visitor.context().route(STORE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  const page = await outbox.openForm();
  const quantity = await order(page);
  await page.locator(`header a[href="${paths.home}"]`).filter({ visible: true }).first().click();

  expect((await nextToast(page)).text).toBe(messages.saved);
  await outbox.becomesStored(quantity);
});

test('neither a database nor what sends nor toasts come: the visitor is told, what was typed stays, and the next press sends it', async ({
  outbox,
}) => {
  const missing = /\/(firestore|toasts)\./;
  await outbox.visitor.context().addInitScript(withoutDatabase);
  await outbox.visitor.context().route(missing, (route) => route.abort());
  const page = await outbox.visitor.open(outbox.site.address + paths.buyNow);
  const quantity = nextQuantity();
  const entries = { ...goodEntries, Quantity: String(quantity) };
  await fillOrder(page, entries);
  await placeOrder(page);

  expect(await nextToast(page)).toEqual({ kind: 'warning', text: messages.saveThrew });
  expect(await readOrder(page)).toEqual(entries);
  expect(await outbox.stored(quantity)).toBe(0);

  await outbox.visitor.context().unroute(missing);
  await closeToast(page);
  await placeOrder(page);
  expect((await nextToast(page)).text).toBe(messages.saved);
  await outbox.becomesStored(quantity);
});

test('data that the server calls invalid, as an earlier release may have left it, is dropped, and the visitor is told', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await outbox.visitor.context().route(STORE, refusal(503, 'UNAVAILABLE'));
  const quantity = await order(page);
  await statusLine(page, said.waiting).waitFor();
  await outbox.visitor.context().unroute(STORE);
  await outbox.visitor.context().route(STORE, refusal(400, 'INVALID_ARGUMENT'));
  await page.evaluate(spoilEntries);
  await page.reload();

  await statusLine(page, 'An enquiry was not accepted').waitFor();
  await outbox.visitor.context().unroute(STORE);
  await page.reload();
  await outbox.nextOrderArrives(page);
  expect(await outbox.stored(quantity)).toBe(0);
});

test('a store that refuses every order, as rules do that are older than the form, counts against the release', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  const file = `${outbox.site.data}/reports.counts.jsonl`;
  // What the tests before have reported is in it already.
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').length : 0;
  await outbox.visitor.context().route(STORE, refusal(403, 'PERMISSION_DENIED'));
  await order(page);
  await statusLine(page, said.waiting).waitFor();

  // The report goes out when the page is left.
  await page.goto('about:blank');
  await expect(() => {
    const counted = readFileSync(file, 'utf8').slice(earlier);
    expect(counted).toContain('"error NotSaved ');
    expect(counted).toContain('"failed order/OrderForm"');
  }).toPass();
});

/** Runs in the page: makes what waits invalid. */
function spoilEntries(): Promise<void> {
  return new Promise((resolve) => {
    const open = indexedDB.open('order-outbox');
    open.onsuccess = () => {
      const changing = open.result.transaction('entries', 'readwrite');
      const entries = changing.objectStore('entries');
      const all = entries.getAll();
      all.onsuccess = () =>
        all.result.forEach((entry) =>
          entries.put({ ...entry, record: { ...entry.record, Quantity: 0 } }),
        );
      changing.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

test('a visitor who sends nothing has nothing stored', async ({ outbox }) => {
  const page = await outbox.openForm(paths.home);
  await refreshOutbox(page);

  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

const reference = (page: Page) => page.locator('dl strong').innerText();

// Firefox's driver gives no body of a request, so that none can be sent on.
test(
  'what is discarded after a lost answer is not said to be gone: its reference and the ways to reach us stay',
  { tag: IN_CHROMIUM },
  async ({ outbox }) => {
    const page = await outbox.openForm();
    // Every send arrives, and its answer is lost.
    await outbox.visitor.context().route(STORE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const quantity = await order(page);
    await statusLine(page, 'may have reached us').waitFor();
    const told = await reference(page);
    await press(page, actions.discard);
    await page.getByRole('group', { name: /We may have received it already/ }).waitFor();
    await press(page, actions.confirmDiscard);
    await statusLine(page, 'but we may have received it').waitFor();

    expect(await reference(page)).toBe(told);
    expect(
      await page.getByRole('link', { name: siteTexts.footer.message }).count(),
    ).toBeGreaterThan(0);
    await outbox.becomesStored(quantity);
  },
);

test('a write that was given up is never made: the corrected order is the only one', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  const typed = { ...goodEntries, Quantity: String(nextQuantity()) };
  await fillOrder(page, typed);
  const release = await blockDatabase(page);
  await outbox.visitor.context().setOffline(true);
  await placeOrder(page);
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: messages.saveThrew });
  expect(await readOrder(page)).toEqual(typed);

  await release();
  await outbox.visitor.context().setOffline(false);
  const quantity = Number(typed.Quantity);
  await fillOrder(page, { Name: 'Asha Varma' });
  await placeOrder(page);
  await statusLine(page, said.received).waitFor();
  await page.reload();
  await outbox.becomesStored(quantity);
  const [record] = (await storedRecords({ data: outbox.site.data })).filter(
    (record) => record.Quantity === quantity,
  );
  expect(record).toMatchObject({ Name: 'Asha Varma' });
});

test('nothing is told twice, and no order leaves more than a mark without personal data', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await order(page);
  await statusLine(page, said.received).waitFor();
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('order-outbox');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('entries').objectStore('entries').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    return JSON.stringify(all.result);
  });
  for (const name of ['Name', 'Email', 'Mobile'] as const) {
    expect(kept).not.toContain(goodEntries[name]);
  }
  expect(kept).not.toContain(collections.orders);

  const other = await outbox.openForm(paths.home);
  await reopenLater(other, PASSED_MS);
  expect(await statusLine(other, said.sentLater).count()).toBe(0);
});

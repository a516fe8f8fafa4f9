import type { Route } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { sampleOf } from '@site/tooling/testing/testForm';
import { fillOrder, goodEntries, placeOrder, readOrder } from '../browser/orderForm';
import { closeToast, nextToast } from '../browser/parts/toasts';
import {
  STORE,
  line,
  lookAgain,
  nextQuantity,
  order,
  outboxTest,
  press,
  refusal,
  said,
  toasts,
} from '../browser/outboxVisits';
import { withoutDatabase } from '../browser/withoutDatabase';
import { actions } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

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

    expect((await nextToast(page)).text).toBe('Order Received Successfully');
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
  await line(page, 'please leave this page open').waitFor();
  await outbox.visitor.context().unroute(STORE);
  await press(page, actions.sendNow);

  expect((await nextToast(page)).text).toBe('Order Received Successfully');
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

  expect(await nextToast(page)).toEqual({ kind: 'warning', text: 'Error adding document' });
  expect(await readOrder(page)).toEqual(entries);
  expect(await outbox.stored(quantity)).toBe(0);

  await outbox.visitor.context().unroute(missing);
  await closeToast(page);
  await placeOrder(page);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await outbox.becomesStored(quantity);
});

const faults: [string, (route: Route) => Promise<void>][] = [
  ['permission-denied', refusal(403, 'PERMISSION_DENIED')],
  ['too many requests', refusal(429, 'RESOURCE_EXHAUSTED')],
  ['a captive portal', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>' })],
  ['a fault of the server', refusal(500, 'INTERNAL')],
];

for (const [name, fault] of sampleOf(faults, 2)) {
  test(`${name} keeps the order, over a reload as well`, async ({ outbox }) => {
    const page = await outbox.openForm();
    await outbox.visitor.context().route(STORE, fault);
    const quantity = await order(page);
    await line(page, said.waiting).waitFor();
    expect(outbox.visitor.lines.join('\n')).toMatch(/Order not saved/);
    await page.reload();
    await line(page, said.waiting).waitFor();

    await outbox.visitor.context().unroute(STORE);
    // By itself, or by the button: whichever comes first.
    await page
      .getByRole('button', { name: actions.sendNow })
      .click({ timeout: 2000 })
      .catch(() => {});
    await outbox.becomesStored(quantity);
    await line(page, said.sentLater).waitFor();
    expect(await toasts(page)).toBe(0);
  });
}

test('data that the server calls invalid, as an earlier release may have left it, is dropped, and the visitor is told', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await outbox.visitor.context().route(STORE, refusal(503, 'UNAVAILABLE'));
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  await outbox.visitor.context().unroute(STORE);
  await outbox.visitor.context().route(STORE, refusal(400, 'INVALID_ARGUMENT'));
  await page.evaluate(spoilEntries);
  await page.reload();

  await line(page, 'An enquiry was not accepted').waitFor();
  await outbox.visitor.context().unroute(STORE);
  await page.reload();
  await outbox.nextOrderArrives(page);
  expect(await outbox.stored(quantity)).toBe(0);
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
  await lookAgain(page);

  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

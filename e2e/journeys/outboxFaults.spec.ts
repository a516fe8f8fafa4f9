import type { Route } from 'playwright-core';
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
  outboxVisits,
  press,
  refusal,
  said,
  toasts,
} from '../browser/outboxVisits';
import { withoutDatabase } from '../browser/withoutDatabase';
import { actions } from '../browser/parts/siteTexts';

const { becomesStored, nextOrderArrives, openForm, site, stored, visitor } = outboxVisits();

const databases: [string, () => void][] = [
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
  ['throws', withoutDatabase],
];

test.each(sampleOf(databases, 2))(
  'a browser whose database %s: the order is sent all the same',
  async (_case, spoil) => {
    const blank = await visitor().open(`${site().address}${paths.privacyPolicy}`);
    await visitor().context().addInitScript(spoil);
    await blank.close();
    const page = await openForm();
    const quantity = await order(page);

    expect((await nextToast(page)).text).toBe('Order Received Successfully');
    await becomesStored(quantity);
  },
);

test('a browser without a database, and a store that is down for a while: the page keeps the order', async () => {
  await visitor().open(`${site().address}${paths.privacyPolicy}`);
  await visitor().context().addInitScript(withoutDatabase);
  const page = await openForm();
  await visitor()
    .context()
    .route(STORE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await refusal(503, 'UNAVAILABLE')(route);
    });
  const quantity = await order(page);
  await line(page, 'please leave this page open').waitFor();
  await visitor().context().unroute(STORE);
  await press(page, actions.sendNow);

  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
});

test('the script that sends is missing once: the order waits and goes with the next try', async () => {
  await visitor()
    .context()
    .route(/\/firestore\.js/, (route) => route.abort());
  const page = await openForm();
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  expect(await toasts(page)).toBe(0);

  await visitor()
    .context()
    .unroute(/\/firestore\.js/);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
});

test('neither a database nor what sends nor toasts come: the visitor is told, what was typed stays, and the next press sends it', async () => {
  const missing = /\/(firestore|toasts)\./;
  await visitor().context().addInitScript(withoutDatabase);
  await visitor()
    .context()
    .route(missing, (route) => route.abort());
  const page = await visitor().open(site().address + paths.buyNow);
  const quantity = nextQuantity();
  const entries = { ...goodEntries, Quantity: String(quantity) };
  await fillOrder(page, entries);
  await placeOrder(page);

  expect(await nextToast(page)).toEqual({ kind: 'warning', text: 'Error adding document' });
  expect(await readOrder(page)).toEqual(entries);
  expect(await stored(quantity)).toBe(0);

  await visitor().context().unroute(missing);
  await closeToast(page);
  await placeOrder(page);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
});

const faults: [string, (route: Route) => Promise<void>][] = [
  ['permission-denied', refusal(403, 'PERMISSION_DENIED')],
  ['too many requests', refusal(429, 'RESOURCE_EXHAUSTED')],
  ['a captive portal', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>' })],
  ['a fault of the server', refusal(500, 'INTERNAL')],
];

test.each(sampleOf(faults, 2))(
  '%s keeps the order, over a reload as well',
  async (_fault, fault) => {
    const page = await openForm();
    await visitor().context().route(STORE, fault);
    const quantity = await order(page);
    await line(page, said.waiting).waitFor();
    expect(visitor().lines.join('\n')).toMatch(/Order not saved/);
    await page.reload();
    await line(page, said.waiting).waitFor();

    await visitor().context().unroute(STORE);
    // By itself, or by the button: whichever comes first.
    await page
      .getByRole('button', { name: actions.sendNow })
      .click({ timeout: 2000 })
      .catch(() => {});
    await becomesStored(quantity);
    await line(page, said.sentLater).waitFor();
    expect(await toasts(page)).toBe(0);
  },
);

const foreignAnswers: [status: number, body: string][] = [
  [200, '{}'],
  [200, '[]'],
  [200, 'null'],
  [201, '{}'],
  [200, '"ok"'],
  [200, '{"error":{"code":401}}'],
  [200, '{"writeResults":[]}'],
];

test('only the answer of a commit counts as stored: any other JSON of a 2xx answer keeps the order', async () => {
  const page = await openForm();
  const answers = [...foreignAnswers];
  await visitor()
    .context()
    .route(STORE, async (route) => {
      const [status, body] = answers.shift() ?? [503, ''];
      await route.fulfill({ status, body, contentType: 'application/json' });
    });
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  while (answers.length) {
    const sent = page.waitForResponse(STORE);
    await press(page, actions.sendNow);
    await sent;
  }
  expect(await toasts(page)).toBe(0);
  expect(await line(page, said.received).count()).toBe(0);
  expect(await stored(quantity)).toBe(0);

  await visitor().context().unroute(STORE);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
});

test('data that the server calls invalid, as an earlier release may have left it, is dropped, and the visitor is told', async () => {
  const page = await openForm();
  await visitor().context().route(STORE, refusal(503, 'UNAVAILABLE'));
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  await visitor().context().unroute(STORE);
  await visitor().context().route(STORE, refusal(400, 'INVALID_ARGUMENT'));
  await page.evaluate(spoilEntries);
  await page.reload();

  await line(page, 'An enquiry was not accepted').waitFor();
  await visitor().context().unroute(STORE);
  await page.reload();
  await nextOrderArrives(page);
  expect(await stored(quantity)).toBe(0);
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
        all.result.forEach((it) => entries.put({ ...it, record: { ...it.record, Quantity: 0 } }));
      changing.oncomplete = () => {
        open.result.close();
        resolve();
      };
    };
  });
}

test('a visitor who sends nothing has nothing stored', async () => {
  const page = await openForm(paths.home);
  await lookAgain(page);

  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

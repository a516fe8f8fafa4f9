import type { Page } from '@playwright/test';
import { collections } from '@site/contracts/enquiry';
import { paths } from '@site/contracts/paths';
import { fillOrder, goodEntries, placeOrder, readOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import {
  STORE,
  line,
  nextQuantity,
  order,
  outboxTest,
  type Outbox,
  press,
  said,
} from '../browser/outboxVisits';
import { storedRecords } from '../site/storedRecords';
import { actions, labels, siteTexts } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

const reference = (page: Page) => page.locator('dl strong').innerText();

/** Lets every send arrive and its answer be lost. */
const loseAnswers = (outbox: Outbox) =>
  outbox.visitor.context().route(STORE, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test('an answer that is lost: the order may have reached us, and asking again confirms it', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await loseAnswers(outbox);
  const quantity = await order(page);
  await line(page, 'may have reached us').waitFor();
  const told = await reference(page);
  await outbox.becomesStored(quantity);

  await outbox.visitor.context().unroute(STORE);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  expect(await reference(page)).toBe(told);
  await outbox.becomesStored(quantity);
});

test('what is discarded after a lost answer is not said to be gone: its reference and the ways to reach us stay', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await loseAnswers(outbox);
  const quantity = await order(page);
  await line(page, 'may have reached us').waitFor();
  const told = await reference(page);
  await press(page, actions.discard);
  await page.getByRole('group', { name: /We may have received it already/ }).waitFor();
  await press(page, actions.confirmDiscard);
  await line(page, 'but we may have received it').waitFor();

  expect(await reference(page)).toBe(told);
  expect(await page.getByRole('link', { name: siteTexts.footer.message }).count()).toBeGreaterThan(
    0,
  );
  await outbox.becomesStored(quantity);
});

/** Runs in the page: keeps every other write to the outbox waiting, as a slow disk or another tab does. */
async function blockDatabase(): Promise<void> {
  const open = indexedDB.open('order-outbox', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('entries', { keyPath: 'id' });
  await new Promise((resolve) => (open.onsuccess = resolve));
  const transaction = open.result.transaction('entries', 'readwrite');
  const entries = transaction.objectStore('entries');
  const scope = globalThis as { isBlocking?: boolean };
  scope.isBlocking = true;
  const block = () => {
    if (scope.isBlocking) entries.get('none').onsuccess = block;
  };
  block();
  transaction.oncomplete = () => open.result.close();
}

test('a write that was given up is never made: the corrected order is the only one', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  const typed = { ...goodEntries, Quantity: String(nextQuantity()) };
  await fillOrder(page, typed);
  await page.evaluate(blockDatabase);
  await outbox.visitor.context().setOffline(true);
  await placeOrder(page);
  expect(await nextToast(page)).toEqual({ kind: 'warning', text: 'Error adding document' });
  expect(await readOrder(page)).toEqual(typed);

  await page.evaluate(() => void ((globalThis as { isBlocking?: boolean }).isBlocking = false));
  await outbox.visitor.context().setOffline(false);
  const quantity = Number(typed.Quantity);
  await fillOrder(page, { ...typed, Name: 'Asha Varma' });
  await placeOrder(page);
  await line(page, said.received).waitFor();
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
  await line(page, said.received).waitFor();
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
  await other.waitForLoadState('networkidle');
  expect(await line(other, said.sentLater).count()).toBe(0);
});

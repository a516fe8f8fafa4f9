import type { Page } from '@playwright/test';
import { goodEntries } from '../browser/orderForm';
import { STORE, order, outboxTest, press, said, statusLine } from '../browser/outboxVisits';
import { actions, labels } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

/** The form fills the window: what becomes of an order stands below. */
async function openAtTop(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel(labels.Name, { exact: true }).focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const [how, isOffline, lastInCard] of [
  ['has arrived', false, actions.close],
  ['waits', true, actions.discard],
] as const) {
  test(`that an order ${how} is said within the window`, async ({ outbox }) => {
    const page = await outbox.openForm();
    await openAtTop(page);
    await outbox.visitor.context().setOffline(isOffline);
    await order(page);
    const card = page.locator('main').getByRole('button', { name: lastInCard, exact: true });
    await expect(card).toBeInViewport({ ratio: 1 });
  });
}

test('an order that waits in another tab moves nothing in this one', async ({ outbox }) => {
  const other = await outbox.openForm();
  const page = await outbox.openForm();
  await openAtTop(page);
  await page.waitForLoadState('networkidle');
  await outbox.visitor.context().setOffline(true);
  await order(other);
  await statusLine(page, said.waiting).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Runs in the page: all that it keeps in the browser, as text. */
async function keptOnDevice(): Promise<string> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept: unknown[] = [{ ...sessionStorage }, { ...localStorage }, document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name as string));
    for (const store of database.objectStoreNames) {
      kept.push(name, await answer(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);
}

test('on a shared device: what waits is explained, and leaves nothing behind when it is discarded', async ({
  outbox,
}) => {
  await outbox.ownBrowser();
  const { page: first, quantity } = await outbox.orderThatWaits();
  await first.getByText('If others use this device, discard it before you leave.').waitFor();
  await first.reload();
  await statusLine(first, said.waiting).waitFor();
  expect(await first.evaluate(keptOnDevice)).toContain(goodEntries.Email);
  await press(first, actions.discard);
  await first.getByRole('group', { name: 'Discard this enquiry?' }).waitFor();
  await first.keyboard.press('Tab');
  await first.keyboard.press('Enter');
  await statusLine(first, 'is deleted from this device').waitFor();
  expect(await first.evaluate(keptOnDevice)).not.toContain(goodEntries.Email);
  await outbox.visitor.context().unroute(STORE);
  await outbox.visitor.close();

  const next = await outbox.openForm();
  await outbox.nextOrderArrives(next);
  expect(await outbox.stored(quantity)).toBe(0);
});

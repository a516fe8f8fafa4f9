import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { goodEntries } from '../browser/orderForm';
import { STORE, statusLine, outboxTest, press, said } from '../browser/outboxVisits';
import { actions } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

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

test('the privacy policy covers what the specification and the law list, and what stays on the device', async ({
  outbox,
}) => {
  const page = await outbox.visitor.open(outbox.site.address + paths.privacyPolicy);
  const text = await page.locator('main').textContent();

  for (const topic of [
    ...['Name', 'E-mail address', 'Phone number', 'Usage data', 'Cookies'],
    ...['Transactions', 'Delivery', 'Support', 'Updates', 'Security'],
    ...['Access', 'Correction', 'Erasure', 'Withdrawal', 'Data Protection Board of India'],
    ...['Changes to this policy', brand.company, brand.email, brand.phone, ...brand.address],
    ...['Reports', 'Unsent enquiries', 'three days', 'shared device', 'subscribe'],
  ]) {
    expect(text).toContain(topic);
  }
});

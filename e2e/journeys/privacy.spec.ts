import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import {
  STORE,
  line,
  order,
  outboxTest,
  type Outbox,
  press,
  refusal,
  said,
} from '../browser/outboxVisits';
import { actions } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

const personal = (['Name', 'Email', 'Mobile'] as const).map((name) => goodEntries[name]);

/** What the site's server wrote down besides the enquiries themselves: its own lines, and the reports that it takes. */
function written(outbox: Outbox): string {
  const { data } = outbox.site;
  const logs = readdirSync(data).filter((name) => /^(visits|reports)/.test(name));
  return [outbox.site.said(), ...logs.map((name) => readFileSync(join(data, name), 'utf8'))].join(
    '\n',
  );
}

test('nothing personal in a console line, an error, a log or an address, whatever the answer', async ({
  outbox,
}) => {
  const addresses: string[] = [];
  const page = await outbox.openForm();
  outbox.visitor
    .context()
    .on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));

  await fillOrder(page, { ...goodEntries, Email: 'asha@mail.example.' });
  await placeOrder(page);
  expect((await nextToast(page)).kind).toBe('warning');
  for (const answer of [
    refusal(400, 'INVALID_ARGUMENT'),
    refusal(403, 'PERMISSION_DENIED'),
    refusal(500, 'INTERNAL'),
  ]) {
    await outbox.visitor.context().route(STORE, answer);
    await order(page);
    await line(page, said.waiting).waitFor();
    await outbox.visitor.context().unroute(STORE);
    await page.reload();
  }
  // The server itself refuses one as well, and says so in its own words.
  const refused = await page.evaluate(
    async ([path, person]) =>
      (await fetch(path as string, { method: 'POST', body: person as string })).text(),
    [
      '/v1/projects/demo-site/databases/(default)/documents:commit',
      `{"writes":[{"update":"${personal.join(' ')}"}]}`,
    ] as const,
  );
  await page.goto(outbox.site.address + paths.home);

  for (const person of personal) {
    expect(outbox.visitor.lines.join('\n')).not.toContain(person);
    expect(refused).not.toContain(person);
    expect(written(outbox)).not.toContain(person);
    expect(addresses.map(decodeURIComponent).join('\n')).not.toContain(person);
  }
  expect(outbox.visitor.lines.join('\n')).toContain('Order not saved');
  expect(addresses.length).toBeGreaterThan(10);
  expect(existsSync(join(outbox.site.data, 'firestore.jsonl'))).toBe(true);
});

test('on a shared device: what waits is explained, and leaves nothing behind when it is discarded', async ({
  outbox,
}) => {
  await outbox.ownBrowser();
  const { page: first, quantity } = await outbox.orderThatWaits();
  await first.getByText('If others use this device, discard it before you leave.').waitFor();
  await first.reload();
  await line(first, said.waiting).waitFor();
  expect(await first.evaluate(keptOnDevice)).toContain(goodEntries.Email);
  await press(first, actions.discard);
  await first.getByRole('group', { name: 'Discard this enquiry?' }).waitFor();
  await first.keyboard.press('Tab');
  await first.keyboard.press('Enter');
  await line(first, 'is deleted from this device').waitFor();
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

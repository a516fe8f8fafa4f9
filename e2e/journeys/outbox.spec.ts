import { appendFileSync } from 'node:fs';
import { paths } from '@site/company/paths';
import { journalIn } from '@site/order-backend/journal/dataFolder';
import { canFillDisks, fillDisk, makeRoom } from '@site/order-backend/testing/fullDisk';
import { fillOrder, goodEntries, noEntries, readOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import {
  PASSED_MS,
  STORE,
  blockDatabase,
  statusLine,
  nextQuantity,
  order,
  outboxTest,
  press,
  reopenLater,
  said,
  toasts,
} from '../browser/outboxVisits';
import { storedRecords } from '../site/storedRecords';
import {
  actions,
  emailPlaceholder,
  labels,
  messages,
  siteTexts,
  subscribed,
} from '../browser/parts/siteTexts';
import { expect, IN_CHROMIUM } from '../browser/test';
import { whenProductFetched } from '../browser/whenProductFetched';

const test = outboxTest();

/** How long a tab that has the lock is waited for, in ms: `MAX_WAIT_MS` of the outbox. */
const STOPPED_TAB_MS = 20_000;

test('offline, then closed: the next visit sends it and says so, until somebody closes that, and without a toast', async ({
  outbox,
}) => {
  await outbox.ownBrowser();
  const first = await outbox.openForm();
  await outbox.visitor.context().setOffline(true);
  const quantity = await order(first);
  await statusLine(first, said.waiting).waitFor();
  expect(await readOrder(first)).toEqual(noEntries);
  expect(await toasts(first)).toBe(0);
  await outbox.visitor.close();
  expect(await outbox.stored(quantity)).toBe(0);

  // Nobody touches this page.
  const second = await outbox.visitor.open(outbox.site.address + paths.home);
  await outbox.becomesStored(quantity);
  await statusLine(second, said.sentLater).waitFor();
  expect(await toasts(second)).toBe(0);
  // As a phone does that has ended the tab meanwhile.
  await second.reload();
  await statusLine(second, said.sentLater).waitFor();
  expect(await toasts(second)).toBe(0);
  await press(second, actions.close);
  await reopenLater(second, PASSED_MS);
  expect(await statusLine(second, said.sentLater).count()).toBe(0);
});

test('a page without the form sends what waits as well; the form tells it later', async ({
  outbox,
}) => {
  await outbox.ownBrowser();
  const { quantity } = await outbox.orderThatWaits();
  await outbox.visitor.close();

  const second = await outbox.visitor.open(outbox.site.address + paths.privacyPolicy);
  await outbox.becomesStored(quantity);
  await reopenLater(second, PASSED_MS);
  await second.goto(outbox.site.address + paths.buyNow);
  await statusLine(second, said.sentLater).waitFor();
});

test('back online: what waits is sent by itself, with the toast in the tab that placed it', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await outbox.visitor.context().setOffline(true);
  const quantity = await order(page);
  await statusLine(page, 'It has not reached us yet').waitFor();
  expect(await page.locator('dl strong').count()).toBe(0);
  await outbox.visitor.context().setOffline(false);

  expect((await nextToast(page)).text).toBe(messages.saved);
  await statusLine(page, said.waiting).waitFor({ state: 'detached' });
  await outbox.becomesStored(quantity);
});

test('the browser is killed right after the click', async ({ outbox }) => {
  await outbox.ownBrowser();
  const page = await outbox.openForm();
  await outbox.visitor.context().route(STORE, () => new Promise(() => {}));
  const quantity = await order(page);
  await outbox.visitor.kill();
  expect(await outbox.stored(quantity)).toBe(0);

  await outbox.openForm(paths.home);
  await outbox.becomesStored(quantity);
});

test('two tabs: each sees what waits, one sends, everything arrives once', async ({ outbox }) => {
  const [one, two] = [await outbox.openForm(), await outbox.openForm(paths.home)];
  for (const tab of [one, two]) {
    // What a form needs arrives when it is touched.
    await tab.getByLabel(labels.Name, { exact: true }).focus();
    await tab.waitForLoadState('networkidle');
  }
  await outbox.visitor.context().setOffline(true);
  const quantities = [await order(one), await order(two), await order(one)];
  await Promise.all([one, two].map((tab) => statusLine(tab, '3 enquiries are waiting').waitFor()));

  const sends: string[] = [];
  outbox.visitor
    .context()
    // One tab may begin before the other, or itself, has its network back.
    .on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().includes('/v1/')) sends.push(request.url());
    });
  await outbox.visitor.context().setOffline(false);
  for (const quantity of quantities) await outbox.becomesStored(quantity);
  expect(sends).toHaveLength(3);
  await Promise.all(
    [one, two].map((tab) => statusLine(tab, 'waiting').waitFor({ state: 'detached' })),
  );
});

test('an order that is placed while storage is slow does not come back in the form of the next page', async ({
  outbox,
}) => {
  const page = await outbox.openForm(paths.buyNow);
  const other = await outbox.visitor.open(outbox.site.address + paths.privacyPolicy);
  const release = await blockDatabase(other);
  await page.bringToFront();
  const quantity = nextQuantity();
  await fillOrder(page, { ...goodEntries, Quantity: String(quantity) });
  const home = { name: siteTexts.header.home, exact: true };
  await page.getByRole('banner').getByRole('link', home).hover();
  await whenProductFetched(page, 'ProductShowcase');
  // In one go: after two seconds the outbox does without this storage.
  const kept = await page.evaluate(async (home) => {
    document.querySelector<HTMLElement>('main form [type=submit]')!.click();
    const links = [...document.querySelectorAll<HTMLElement>('header a')];
    links.find(({ textContent }) => textContent === home)?.click();
    const name = () => document.querySelector<HTMLInputElement>('main #buy-now [name=Name]');
    while (!name()?.value) await new Promise(requestAnimationFrame);
    return name()?.value;
  }, siteTexts.header.home);
  await release();
  expect(kept).toBe(goodEntries.Name);

  expect((await nextToast(page)).text).toBe(messages.saved);
  expect(await readOrder(page)).toEqual(noEntries);
  await outbox.becomesStored(quantity);
});

test('a tab that was stopped while it sends does not keep another one from sending', async ({
  outbox,
}) => {
  const stopped = await outbox.openForm(paths.privacyPolicy);
  // As the system does with a tab that is out of sight: it answers nobody, and its lock stays.
  await stopped.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('order-outbox', () => {
          resolve();
          return new Promise(() => {});
        });
      }),
  );
  const page = await outbox.openForm();
  await page.clock.install();
  // The browser's own timeout goes by no clock of a test.
  await page.evaluate(() => {
    AbortSignal.timeout = (ms) => {
      const abortion = new AbortController();
      setTimeout(() => abortion.abort(new DOMException('', 'TimeoutError')), ms);
      return abortion.signal;
    };
  });
  const quantity = await order(page);
  await page.waitForFunction(async () => (await navigator.locks.query()).pending?.length);
  await page.clock.fastForward(STOPPED_TAB_MS - 5000);
  expect(await page.evaluate(async () => (await navigator.locks.query()).pending)).not.toEqual([]);
  expect(await outbox.stored(quantity)).toBe(0);
  await page.clock.fastForward(5000);
  await outbox.becomesStored(quantity);
  expect((await nextToast(page)).text).toBe(messages.saved);
});

test('a subscription waits as well, on any page, and is sent when the network is back', async ({
  outbox,
}) => {
  const page = await outbox.openForm(paths.privacyPolicy);
  await page.getByPlaceholder(emailPlaceholder).focus();
  await outbox.visitor.context().setOffline(true);
  await page.getByPlaceholder(emailPlaceholder).fill(goodEntries.Email);
  await press(page, 'Subscribe');
  await statusLine(page, 'Your subscription is waiting').waitFor();
  await outbox.visitor.context().setOffline(false);

  expect((await nextToast(page)).text).toBe(subscribed);
  expect(await storedRecords({ data: outbox.site.data }, '--subscribers')).toHaveLength(1);
});

test('a store that never answers: after 15 s the order waits, and goes when it answers again', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await page.clock.install();
  await outbox.visitor.context().route(STORE, () => new Promise(() => {}));
  // It is kept on the device before it is sent: that has a limit of its own, and is not what is waited for.
  const sent = page.waitForRequest(STORE);
  const quantity = await order(page);
  await page.getByText('Sending your order').waitFor();
  await sent;
  await page.clock.fastForward(15_000);
  await statusLine(page, said.waiting).waitFor();
  expect(await toasts(page)).toBe(0);

  await outbox.visitor.context().unroute(STORE);
  // The next attempt of its own may come first.
  press(page, actions.sendNow).catch(() => {});
  expect((await nextToast(page)).text).toBe(messages.saved);
  await outbox.becomesStored(quantity);
});

// Firefox's driver gives no body of a request, so that none can be sent on.
test(
  'a store that is killed while an order comes in: it starts again with its torn journal and has it once',
  { tag: IN_CHROMIUM },
  async ({ outbox }) => {
    const page = await outbox.openForm();
    let sends = 0;
    await outbox.visitor.context().route(STORE, async (route) => {
      sends += 1;
      if (sends > 1) return route.continue();
      // Stored, but nobody is left to say so; and the next line was being written.
      await route.fetch();
      await outbox.site.kill();
      appendFileSync(journalIn(outbox.site.data), '{"commitTime":"2026');
      return route.abort('connectionreset');
    });
    const quantity = await order(page);
    await statusLine(page, said.waiting).waitFor();
    expect(await readOrder(page)).toEqual(noEntries);

    await outbox.startAgain();
    // On a slow machine it goes by itself before anybody presses.
    const gone = statusLine(page, said.waiting).waitFor({ state: 'detached' });
    await Promise.race([press(page, actions.sendNow), gone]);
    expect((await nextToast(page)).text).toBe(messages.saved);
    await outbox.becomesStored(quantity);
    expect(outbox.site.said()).toContain('the last line was not finished');
  },
);

test('a store whose disk is full: the order waits, and goes when there is room', async ({
  outbox,
}) => {
  test.skip(!canFillDisks, 'Only root on Linux can fill a disk.');
  const page = await outbox.openForm();
  const { data, pid } = outbox.site;
  fillDisk(pid, journalIn(data), 100);
  const quantity = await order(page);
  await statusLine(page, said.waiting).waitFor();
  expect(await outbox.stored(quantity)).toBe(0);

  makeRoom(pid);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe(messages.saved);
  await outbox.becomesStored(quantity);
  expect(outbox.site.said()).toContain('The journal cannot be written');
});

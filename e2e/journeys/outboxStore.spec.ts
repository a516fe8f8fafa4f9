import type { Route } from 'playwright-core';
import { paths } from '@site/contracts/paths';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { canFillDisks, fillDisk, makeRoom } from '@site/firestore/testing/fullDisk';
import { readOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import {
  STORE,
  emptied,
  line,
  order,
  outboxVisits,
  press,
  said,
  toasts,
} from '../browser/outboxVisits';
import { tearLastJournalLine } from '../site/tearLastJournalLine';
import { actions } from '../browser/parts/siteTexts';

const { becomesStored, openForm, site, startAgain, stored, visitor } = outboxVisits();

const onSend = (meet: (route: Route) => Promise<unknown>) => visitor().context().route(STORE, meet);

test('a store that never answers: after 15 s the order waits, and goes when it answers again', async () => {
  const page = await openForm();
  await onSend(() => new Promise(() => {}));
  const quantity = await order(page);
  await page.getByText('Sending your order').waitFor();
  await line(page, said.waiting).waitFor({ timeout: 25_000 });
  expect(await toasts(page)).toBe(0);

  await visitor().context().unroute(STORE);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
});

test('a tab that is closed right after the order is taken: the next one sends it', async () => {
  const first = await openForm();
  // A browser lets a request go that is held here when its tab closes, so the tab waits for that moment.
  const refused = new Promise((resolve) => {
    void onSend((route) => route.abort().then(resolve));
  });
  const quantity = await order(first);
  await refused;
  await first.close();
  await visitor().context().unroute(STORE);
  expect(await stored(quantity)).toBe(0);

  const second = await openForm(paths.home);
  await becomesStored(quantity);
  await line(second, said.sentLater).waitFor();
});

test('a store that is killed while an order comes in: it starts again with its torn journal and has it once', async () => {
  const page = await openForm();
  let sends = 0;
  await onSend(async (route) => {
    sends += 1;
    if (sends > 1) return route.continue();
    // Stored, but nobody is left to say so; and the next line was being written.
    await route.fetch();
    await site().kill();
    tearLastJournalLine(site().data);
    return route.abort('connectionreset');
  });
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  expect(await readOrder(page)).toEqual(emptied);

  await startAgain();
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await becomesStored(quantity);
  expect(site().said()).toContain('the last line was not finished');
});

(canFillDisks ? test : test.skip)(
  'a store whose disk is full: the order waits, and goes when there is room',
  async () => {
    const page = await openForm();
    const { data, pid } = site();
    fillDisk(pid, journalIn(data), 100);
    const quantity = await order(page);
    await line(page, said.waiting).waitFor();
    expect(await stored(quantity)).toBe(0);

    makeRoom(pid);
    await press(page, actions.sendNow);
    expect((await nextToast(page)).text).toBe('Order Received Successfully');
    await becomesStored(quantity);
    expect(site().said()).toContain('The journal cannot be written');
  },
);

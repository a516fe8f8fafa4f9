import type { Route } from '@playwright/test';
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
  outboxTest,
  type Outbox,
  press,
  said,
  toasts,
} from '../browser/outboxVisits';
import { tearLastJournalLine } from '../site/tearLastJournalLine';
import { actions } from '../browser/parts/siteTexts';
import { expect } from '../browser/test';

const test = outboxTest();

const onSend = (outbox: Outbox, meet: (route: Route) => Promise<unknown>) =>
  outbox.visitor.context().route(STORE, meet);

test('a store that never answers: after 15 s the order waits, and goes when it answers again', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  await onSend(outbox, () => new Promise(() => {}));
  const quantity = await order(page);
  await page.getByText('Sending your order').waitFor();
  await line(page, said.waiting).waitFor({ timeout: 25_000 });
  expect(await toasts(page)).toBe(0);

  await outbox.visitor.context().unroute(STORE);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await outbox.becomesStored(quantity);
});

test('a tab that is closed right after the order is taken: the next one sends it', async ({
  outbox,
}) => {
  const first = await outbox.openForm();
  // A browser lets a request go that is held here when its tab closes, so the tab waits for that moment.
  const refused = new Promise((resolve) => {
    void onSend(outbox, (route) => route.abort().then(resolve));
  });
  const quantity = await order(first);
  await refused;
  await first.close();
  await outbox.visitor.context().unroute(STORE);
  expect(await outbox.stored(quantity)).toBe(0);

  const second = await outbox.openForm(paths.home);
  await outbox.becomesStored(quantity);
  await line(second, said.sentLater).waitFor();
});

test('a store that is killed while an order comes in: it starts again with its torn journal and has it once', async ({
  outbox,
}) => {
  const page = await outbox.openForm();
  let sends = 0;
  await onSend(outbox, async (route) => {
    sends += 1;
    if (sends > 1) return route.continue();
    // Stored, but nobody is left to say so; and the next line was being written.
    await route.fetch();
    await outbox.site.kill();
    tearLastJournalLine(outbox.site.data);
    return route.abort('connectionreset');
  });
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  expect(await readOrder(page)).toEqual(emptied);

  await outbox.startAgain();
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await outbox.becomesStored(quantity);
  expect(outbox.site.said()).toContain('the last line was not finished');
});

test('a store whose disk is full: the order waits, and goes when there is room', async ({
  outbox,
}) => {
  test.skip(!canFillDisks, 'Only root on Linux can fill a disk.');
  const page = await outbox.openForm();
  const { data, pid } = outbox.site;
  fillDisk(pid, journalIn(data), 100);
  const quantity = await order(page);
  await line(page, said.waiting).waitFor();
  expect(await outbox.stored(quantity)).toBe(0);

  makeRoom(pid);
  await press(page, actions.sendNow);
  expect((await nextToast(page)).text).toBe('Order Received Successfully');
  await outbox.becomesStored(quantity);
  expect(outbox.site.said()).toContain('The journal cannot be written');
});

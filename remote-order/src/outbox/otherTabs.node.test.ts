import { newId } from '@site/contracts/newId';
import { confirm, fail, order, pass, fakeTime, submit, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { OWN_PAGE_FIRST_MS } from './view';

fakeTime();

test('what a page left behind is told by another one, when somebody looks at it', async () => {
  const browser = testBrowser();
  const entry = { id: newId(), kind: 'orders' as const, record: order, page: 'gone' };
  const writtenAt = Date.now();
  await browser.durable.change(entry.id, () => ({ ...entry, writtenAt, attempts: 3, nextAt: 0 }));
  let isVisible = false;
  const outbox = browser.open({ isVisible: () => isVisible, announce: () => {} });
  outbox.showKind('orders');
  await pass();
  await confirm(browser);
  await pass(OWN_PAGE_FIRST_MS * 3);
  expect(told(outbox)).toEqual([]);
  isVisible = true;
  void outbox.refresh();
  await pass();
  expect(told(outbox)).toEqual([['sent', false]]);
});

test('a tab whose orders another one sends hears how they end', async () => {
  const browser = testBrowser();
  const [one, two] = [browser.open(), browser.open()];
  // The second tab is at work, so the first may not send.
  await submit(two, { ...order, Quantity: 7 });
  const progress = await submit(one);
  expect(browser.store.started).toHaveLength(2);
  await fail(browser);
  expect(progress).toEqual(['waiting']);
  expect(one.state().waiting).toHaveLength(2);
  void two.sendNow();
  await pass();
  await confirm(browser);
  expect(progress.at(-1)).toBe('sent');
});

import { newId } from '@site/order-model/newId';
import { confirm, fail, order, pass, fakeTime, submit, told, waitingIn } from './testing/steps';
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

test('nothing is told where nobody looks: the page that placed it tells when somebody looks again', async () => {
  const browser = testBrowser();
  let isVisible = true;
  const outbox = browser.open({ isVisible: () => isVisible });
  const progress = await submit(outbox);
  isVisible = false;
  await confirm(browser);
  await pass(OWN_PAGE_FIRST_MS * 3);
  expect([progress, told(outbox)]).toEqual([[], []]);

  isVisible = true;
  void outbox.refresh();
  await pass();
  expect([progress, told(outbox)]).toEqual([['sent'], [['sent', true]]]);
});

test('what the page that placed it cannot tell, as nobody looks at it, another one tells', async () => {
  const browser = testBrowser();
  const hidden = browser.open({ isVisible: () => false });
  const progress = await submit(hidden);
  await confirm(browser);
  const next = browser.open();
  next.showKind('orders');
  await pass(OWN_PAGE_FIRST_MS * 3);
  expect(told(next)).toEqual([['sent', false]]);
  expect([progress, told(hidden)]).toEqual([['told'], []]);
});

test('a tab discards what it shows, not what another one is about to send', async () => {
  const browser = testBrowser();
  const [one, two] = [browser.open(), browser.open()];
  const progress = await submit(one);
  await fail(browser);
  const shown = one.state().waiting.map(({ id }) => id);
  const later = await submit(two);
  await one.discard(shown);
  await pass();

  expect(await waitingIn(browser)).toHaveLength(1);
  expect(progress.at(-1)).toBe('discarded');
  await confirm(browser);
  expect(later).toEqual(['sent']);
});

test('what another tab discards the tab that placed it tells, until the next is placed', async () => {
  const browser = testBrowser();
  const [one, two] = [browser.open(), browser.open()];
  await submit(two);
  await fail(browser);
  await one.discard(browser.store.ids);
  await pass();

  for (const tab of [one, two]) {
    expect(tab.state().results).toMatchObject([{ outcome: 'discarded', mayBeStored: true }]);
    expect(tab.state().kinds).toEqual(['orders']);
  }
  await submit(two);
  expect(told(two)).toEqual([]);
  await confirm(browser);
});

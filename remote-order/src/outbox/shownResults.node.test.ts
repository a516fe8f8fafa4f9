import { endEntry } from './entries/entry';
import { openTab } from './testing/openTab';
import { confirm, fail, order, pass, fakeTime, submit, told, waitingIn } from './testing/steps';
import { testBrowser } from './testing/testOutbox';

fakeTime();

test('a tab that is loaded again shows how an order ended, until somebody closes that or for a day; no other tab does', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  await submit(outbox);
  await confirm(browser);
  const cards = [{ id: browser.store.ids[0], kind: 'orders', outcome: 'sent', isOwn: true }];
  expect(outbox.state().results).toMatchObject(cards);

  const next = browser.open();
  await pass();
  expect(next.state()).toMatchObject({ results: cards, kinds: ['orders'] });
  openTab();
  expect(told(browser.open())).toEqual([]);
});

test('what somebody has closed, or what ended a day ago, is not shown when the tab is loaded again', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  for (let orders = 0; orders < 2; orders += 1) {
    await submit(outbox);
    await confirm(browser);
  }
  expect(told(browser.open())).toHaveLength(2);

  outbox.dismiss([browser.store.ids[0]!]);
  const next = browser.open();
  expect(next.state().results).toMatchObject([{ id: browser.store.ids[1] }]);
  expect(told(browser.open({ now: () => Date.now() + 24 * 60 * 60 * 1000 }))).toEqual([]);

  next.dismiss([browser.store.ids[1]!]);
  expect(told(browser.open())).toEqual([]);
});

test('what the tab has shown is told once, although the database still has it untold or waiting', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  await submit(outbox);
  const [waiting] = await waitingIn(browser);
  await confirm(browser);
  const shown = outbox.state().results;
  expect(shown).toHaveLength(1);
  const { id } = shown[0]!;

  // A database that takes no change keeps what it had.
  await browser.durable.change(id, (entry) => entry && { ...entry, isTold: false });
  const next = browser.open({ now: () => Date.now() + 5000 });
  next.showKind('orders');
  await pass();
  expect(next.state().results).toEqual(shown);

  await browser.durable.change(id, () => waiting && { ...waiting, attempts: 1, nextAt: Infinity });
  void next.refresh();
  await pass();
  expect(next.state().waiting).toEqual([]);
  expect(next.state().results).toEqual(shown);
});

test('two pages of one tab show the same: what the other one has told, and not what it has closed', async () => {
  const browser = testBrowser();
  openTab();
  const first = browser.open();
  await submit(first);
  await confirm(browser);
  const second = browser.open();
  await submit(second);
  await confirm(browser);
  const [one, two] = browser.store.ids as [string, string];

  // As after a way back in the browser's history.
  first.dismiss([one]);
  expect(told(first)).toEqual([['sent', true]]);
  const third = browser.open();
  expect(third.state().results).toMatchObject([{ id: two }]);

  third.dismiss([two]);
  await first.refresh();
  expect(told(first)).toEqual([]);
});

test('a page whose tab takes no more shows its results all the same', async () => {
  const browser = testBrowser();
  openTab();
  await submit(browser.open());
  await confirm(browser);
  const outbox = browser.open();
  sessionStorage.setItem = () => {
    throw new Error('quota');
  };
  await submit(outbox);
  await confirm(browser);
  await outbox.refresh();
  expect(told(outbox)).toHaveLength(2);
});

test('a tab that is loaded again shows what was discarded and may have reached us, with its reference', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  await submit(outbox);
  await fail(browser, 'no-answer');
  await outbox.discard(browser.store.ids);
  const next = browser.open();
  await pass();
  expect(next.state()).toMatchObject({
    results: [{ id: browser.store.ids[0], outcome: 'discarded', mayBeStored: true }],
    kinds: ['orders'],
  });

  next.dismiss([browser.store.ids[0]!]);
  expect(told(browser.open())).toEqual([]);
});

test('all that a visitor who comes back discards together is told, until its own line is closed', async () => {
  const browser = testBrowser();
  openTab();
  const before = browser.open();
  for (let orders = 0; orders < 3; orders += 1) {
    await submit(before);
    if (orders === 0) await confirm(browser);
    else await fail(browser, 'no-answer');
  }
  const [sent, ...uncertain] = browser.store.ids;
  const next = browser.open();
  await pass();
  await next.discard(uncertain);
  const discarded = uncertain.map((id) => ({ id, outcome: 'discarded' }));
  expect(next.state().results.filter(({ id }) => id !== sent)).toMatchObject(discarded);

  next.dismiss([sent!]);
  expect(next.state().results).toMatchObject(discarded);
});

test('an order that was shown as expired is shown as received once another tab has told so', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  await submit(outbox);
  const [waiting] = await waitingIn(browser);
  const { id } = waiting!;
  await browser.durable.change(id, (entry) => entry && endEntry(entry, 'expired', Date.now()));
  await outbox.refresh();
  expect(told(outbox)).toEqual([['expired', true]]);

  await browser.durable.change(
    id,
    () => waiting && { ...endEntry(waiting, 'sent', Date.now()), isTold: true },
  );
  await outbox.refresh();
  expect(told(outbox)).toEqual([['sent', true]]);
});

test.each(['expired', 'refused'] as const)(
  'an order that a tab has shown as %s, and the database kept waiting, is told once it is stored',
  async (outcome) => {
    const browser = testBrowser();
    openTab();
    let isVisible = true;
    const outbox = browser.open({ isVisible: () => isVisible });
    await submit(outbox);
    const [waiting] = await waitingIn(browser);
    const { id } = waiting!;
    await browser.durable.change(id, (entry) => entry && endEntry(entry, outcome, Date.now()));
    await outbox.refresh();
    expect(told(outbox)).toEqual([[outcome, true]]);

    // The end was in the memory of a page that is gone.
    isVisible = false;
    await browser.durable.change(id, () => waiting && { ...waiting, attempts: 1 });
    const next = browser.open();
    next.showKind('orders');
    await pass();
    expect(next.state()).toMatchObject({ results: [], waiting: [{ id }] });
    await confirm(browser);
    await pass(5000);
    expect(told(next)).toEqual([['sent', false]]);
  },
);

test('a subscription that its form has confirmed is not kept, as no card shows it', async () => {
  const browser = testBrowser();
  openTab();
  const outbox = browser.open();
  const progress: string[] = [];
  await outbox.submit('subscribers', { Email: order.Email }, (step) => progress.push(step));
  await pass();
  await confirm(browser);
  expect(progress).toEqual(['sent']);
  expect(outbox.state().results).toEqual([]);
  const next = browser.open();
  await pass();
  expect(next.state()).toMatchObject({ results: [], kinds: [] });
});

test('a tab keeps no more of an order than its card needs', async () => {
  openTab();
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await confirm(browser);
  const kept = JSON.parse(sessionStorage.getItem('order-results')!) as object[];
  expect(kept.map((it) => Object.keys(it).sort())).toEqual([
    ['endedAt', 'id', 'isOwn', 'kind', 'mayBeStored', 'outcome'],
  ]);
});

test.each(['null', '{}', '"text"', '[null]', '[{"id":"1"}]', 'half'])(
  'a tab that holds %s has shown nothing',
  async (text) => {
    openTab();
    sessionStorage.setItem('order-results', text);
    const outbox = testBrowser().open({ now: () => 1 });
    await submit(outbox);
    expect(outbox.state().results).toEqual([]);
  },
);

import { isWaiting } from './entry';
import { confirm, fail, order, pass, pretendTime, submit, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { PAUSE, TIME_TO_LIVE } from './timing';

const time = pretendTime();

test('an order is written down, sent under its id, and gone once it is acknowledged', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  const turns = await submit(outbox);

  const [entry] = await browser.durable.read();
  expect(entry).toMatchObject({ kind: 'orders', record: order, attempts: 0 });
  expect(browser.store.started).toEqual([{ kind: 'orders', record: order }]);
  expect(browser.store.ids).toEqual([entry?.id]);
  expect(entry?.id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(outbox.state().waiting).toEqual([]);

  await confirm(browser);
  expect(turns).toEqual(['sent']);
  expect(told(outbox)).toEqual([['sent', true]]);
  expect(await browser.durable.read()).toEqual([]);
});

test('nothing is sent before it is written down', async () => {
  let write = () => {};
  const browser = testBrowser();
  const durable = {
    ...browser.durable,
    change: async (...args: Parameters<typeof browser.durable.change>) => {
      await new Promise<void>((resolve) => (write = resolve));
      return browser.durable.change(...args);
    },
  };
  const outbox = browser.open({ durable });
  void outbox.submit('orders', order, () => {});
  await pass(500);
  expect(browser.store.started).toEqual([]);
  write();
  await pass();
  expect(browser.store.started).toHaveLength(1);
});

test('a failed send is logged with id and code, shown as waiting, and made again after pauses that grow', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  const turns = await submit(outbox);
  const pauses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await fail(browser);
    const before = browser.store.started.length;
    const from = Date.now();
    while (browser.store.started.length === before) await pass(1000);
    pauses.push(Date.now() - from);
  }

  expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300, 300].map((it) => it * 1000));
  expect(new Set(browser.store.ids).size).toBe(1);
  expect(time.log().mock.calls[0]).toEqual([
    'Order not saved',
    { id: browser.store.ids[0], code: 'unavailable' },
  ]);
  expect(outbox.state().waiting).toMatchObject([{ kind: 'orders', isFleeting: false }]);
  await confirm(browser);
  expect(turns.at(-1)).toBe('sent');
  expect(outbox.state().waiting).toEqual([]);
});

test.each(['permission-denied', 'invalid-argument', 'no-answer', 'resource-exhausted', 'timeout'])(
  '%s keeps the order to its time to live, then says that it was not sent',
  async (code) => {
    const browser = testBrowser();
    const outbox = browser.open({ exclusively: (work) => work().then(() => true) });
    const turns = await submit(outbox);
    const until = Date.now() + TIME_TO_LIVE;
    while (Date.now() < until) {
      await fail(browser, code);
      await pass(PAUSE.longest);
    }
    expect((await browser.durable.read()).length).toBe(1);
    await fail(browser, code);
    await pass(PAUSE.longest);

    expect(turns.at(-1)).toBe('expired');
    expect(told(outbox)).toEqual([['expired', true]]);
    expect(await browser.durable.read()).toEqual([]);
  },
);

test.each(['invalid-argument', 'permission-denied'])(
  'data that breaks the schema and is refused with %s is dropped, and said',
  async (code) => {
    const browser = testBrowser();
    const outbox = browser.open();
    const turns = await submit(outbox, { ...order, Quantity: 0 });
    await fail(browser, code);

    expect(turns).toEqual(['refused']);
    expect(told(outbox)).toEqual([['refused', true]]);
    expect(await browser.durable.read()).toEqual([]);
  },
);

test('Send now does not wait for the pause', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await fail(browser);
  void outbox.sendNow();
  await pass();

  expect(browser.store.started).toHaveLength(2);
});

test('what was discarded is not sent any more', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  const turns = await submit(outbox);
  await fail(browser);
  await outbox.discard('orders');
  await pass(PAUSE.longest);

  expect(turns).toEqual(['waiting', 'discarded']);
  expect(outbox.state()).toEqual({ waiting: [], news: [], kinds: [] });
  expect(browser.store.started).toHaveLength(1);
});

test('what was discarded on its way and arrived all the same is told', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await outbox.discard('orders');
  await confirm(browser);

  expect(told(outbox)).toEqual([['sent', true]]);
  expect(await browser.durable.read()).toEqual([]);
});

test('the store’s script missing once: the order is kept and sent later', async () => {
  const browser = testBrowser();
  let isThere = false;
  const outbox = browser.open({
    loadStore: async () => {
      if (!isThere) throw new Error('chunk');
      return browser.store;
    },
  });
  const turns = await submit(outbox);
  expect(turns).toEqual(['waiting']);
  isThere = true;
  await pass(PAUSE.longest);
  await confirm(browser);
  expect(turns.at(-1)).toBe('sent');
});

test('a database that fails between send and acknowledgement neither loses nor repeats', async () => {
  const browser = testBrowser();
  let isBroken = false;
  const orBroken = <Result>(work: () => Promise<Result>) =>
    isBroken ? Promise.reject(new Error('disk')) : work();
  const outbox = browser.open({
    durable: {
      read: () => orBroken(browser.durable.read),
      change: (id, edit) => orBroken(() => browser.durable.change(id, edit)),
    },
  });
  const turns = await submit(outbox);
  isBroken = true;
  await confirm(browser);
  await pass(PAUSE.longest);

  expect(turns).toEqual(['sent']);
  expect(browser.store.started).toHaveLength(1);
});

test('a clock that was put back does not keep an entry for ever', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await fail(browser);
  jest.setSystemTime(Date.now() - TIME_TO_LIVE);
  void outbox.kick();
  await pass();

  expect(browser.store.started).toHaveLength(2);
  expect((await browser.durable.read()).every(isWaiting)).toBe(true);
});

import type { EntryStorage } from './entries/entryStorage';
import { confirm, fail, order, pass, fakeTime, submit, told, waitingIn } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { RETRY_DELAY } from './retryDelay';

const time = fakeTime();

test('nothing is sent before it is written down', async () => {
  let write = () => {};
  const written = new Promise<void>((resolve) => (write = resolve));
  const browser = testBrowser();
  const durable: EntryStorage = {
    read: browser.durable.read,
    change: (id, edit) => written.then(() => browser.durable.change(id, edit)),
  };
  const outbox = browser.open({ durable });
  void outbox.submit('orders', order, () => {});
  await pass(500);
  expect(browser.store.started).toEqual([]);
  write();
  await pass();
  expect(browser.store.started).toHaveLength(1);
});

test('a failed send is logged with id and code, shown as waiting, and repeated after delays that grow', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  const progress = await submit(outbox);
  const pauses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await fail(browser);
    const before = browser.store.started.length;
    const from = Date.now();
    while (browser.store.started.length === before) await pass(1000);
    pauses.push(Date.now() - from);
  }

  expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300, 300].map((value) => value * 1000));
  expect(new Set(browser.store.ids).size).toBe(1);
  expect(time.log().mock.calls[0]).toEqual([
    'Order not saved',
    { id: browser.store.ids[0], code: 'unavailable' },
  ]);
  expect(outbox.state().waiting).toMatchObject([{ kind: 'orders', isKept: true }]);
  await confirm(browser);
  expect(progress.at(-1)).toBe('sent');
  expect(outbox.state().waiting).toEqual([]);
});

test('what the company had and has erased since ends, is told, and is no failure', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  const progress = await submit(outbox);
  await fail(browser, 'erased');
  await pass(RETRY_DELAY.longestMs);

  expect(progress).toEqual(['erased']);
  expect(outbox.state().results).toMatchObject([{ outcome: 'erased' }]);
  expect(await waitingIn(browser)).toEqual([]);
  expect(browser.store.started).toHaveLength(1);
  expect(time.log()).not.toHaveBeenCalled();
});

test('what was discarded during a send that succeeded is told', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await outbox.discard(browser.store.ids);
  await confirm(browser);

  expect(told(outbox)).toEqual([['sent', true]]);
  expect(await waitingIn(browser)).toEqual([]);
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
  const progress = await submit(outbox);
  isBroken = true;
  await confirm(browser);
  await pass(RETRY_DELAY.longestMs);

  expect(progress).toEqual(['sent']);
  expect(browser.store.started).toHaveLength(1);
});

test('what was sent is told, and no longer shown as waiting, also where it cannot be read again', async () => {
  const browser = testBrowser();
  let isReadable = true;
  const read = () => (isReadable ? browser.durable.read() : Promise.reject(new Error('too slow')));
  const outbox = browser.open({ durable: { ...browser.durable, read } });
  const progress = await submit(outbox);
  await fail(browser);
  isReadable = false;
  await pass(RETRY_DELAY.longestMs);
  await confirm(browser);

  expect(progress).toEqual(['waiting', 'sent']);
  expect(outbox.state().waiting).toEqual([]);
});

test('the browser is asked to go on sending: for a new enquiry, and for one that waits from before', async () => {
  const browser = testBrowser();
  const sendLater = jest.fn();
  await submit(browser.open({ sendLater }));
  expect(sendLater).toHaveBeenCalledTimes(1);

  browser.open({ sendLater });
  await pass();
  expect(sendLater).toHaveBeenCalledTimes(2);
  await confirm(browser);
});

test.each([
  ['permission-denied', 1],
  ['invalid-argument', 1],
  ['unavailable', 0],
  ['resource-exhausted', 0],
  ['aborted', 0],
  ['no-answer', 0],
  ['not-sent', 0],
  ['erased', 0],
])('a send that fails with %s is an error of the release: %s', async (code, times) => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const browser = testBrowser();
  await submit(browser.open());
  await fail(browser, code);
  expect(reported).toHaveBeenCalledTimes(times);
  // Its first answer tells of a release: one that stays refused would be a failed visit with every page load.
  await pass(RETRY_DELAY.longestMs);
  if (code !== 'erased') await fail(browser, code);
  expect(reported).toHaveBeenCalledTimes(times);
  for (const [error] of reported.mock.calls) {
    expect(error).toMatchObject({ name: 'NotSaved', message: `not saved: ${code}` });
  }
  Reflect.deleteProperty(globalThis, 'reportError');
});

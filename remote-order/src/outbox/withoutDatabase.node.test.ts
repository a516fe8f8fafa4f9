import { StorageTimeout, type EntryStorage } from './entries/entryStorage';
import { memoryStorage } from './entries/memoryStorage';
import { confirm, fail, order, pass, fakeTime, submit } from './testing/steps';
import { testBrowser } from './testing/testOutbox';
import { RETRY_DELAY } from './retryDelay';

fakeTime();

test('an order whose write may still arrive is kept, however its send fails', async () => {
  const browser = testBrowser({
    read: async () => [],
    change: () => Promise.reject(new StorageTimeout(true)),
  });
  const outbox = browser.open();
  const taken = outbox.submit('orders', order, () => {});
  await pass(100);
  await fail(browser, 'not-sent');
  await taken;
  expect(outbox.state().waiting).toMatchObject([{ isKept: false }]);

  await pass(RETRY_DELAY.longestMs);
  await confirm(browser);
  expect(new Set(browser.store.ids).size).toBe(1);
});

test('what the database held before it failed is discarded there too, or the page says that it still waits', async () => {
  const storage = memoryStorage();
  let isRefusing = false;
  const durable: EntryStorage = {
    read: storage.read,
    change: (id, edit) =>
      isRefusing ? Promise.reject(new Error('quota')) : storage.change(id, edit),
  };
  const browser = testBrowser(durable);
  const outbox = browser.open();
  await submit(outbox);
  isRefusing = true;
  await fail(browser);
  expect(outbox.state().waiting).toMatchObject([{ isKept: false }]);
  await outbox.discard(browser.store.ids);
  expect(outbox.state()).toMatchObject({ waiting: [{ isKept: false }], discarded: [] });

  isRefusing = false;
  await outbox.discard(browser.store.ids);
  expect(outbox.state().discarded).toHaveLength(1);
  expect(await storage.read()).toEqual([]);
});

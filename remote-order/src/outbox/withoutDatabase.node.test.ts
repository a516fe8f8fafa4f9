import { StorageTimeout, type EntryStorage } from './entries/entryStorage';
import { memoryStorage } from './testing/memoryStorage';
import { confirm, fail, order, pass, fakeTime, submit, told } from './testing/steps';
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

test('a page is asked to stay for as long as it alone has an order: from its submission until it is stored', async () => {
  const change = jest.fn().mockRejectedValue(new Error('quota'));
  const browser = testBrowser({ read: async () => [], change });
  const isUnsent = jest.fn();
  const outbox = browser.open({ askToStay: isUnsent });
  await pass();
  expect(isUnsent).not.toHaveBeenCalledWith(true);

  const taken = outbox.submit('orders', order, () => {});
  await pass();
  expect(isUnsent).toHaveBeenLastCalledWith(true);
  isUnsent.mockClear();
  await pass(RETRY_DELAY.shortestMs);
  await taken;
  await fail(browser);
  await pass(RETRY_DELAY.longestMs);
  expect(isUnsent).not.toHaveBeenCalledWith(false);

  await confirm(browser);
  expect(isUnsent).toHaveBeenLastCalledWith(false);
});

test('a page is not asked to stay for what could not be sent and stands in the form, or for what is written down', async () => {
  const storage = memoryStorage();
  const change = jest.fn(storage.change).mockRejectedValueOnce(new Error('quota'));
  const browser = testBrowser({ ...storage, change });
  const isUnsent = jest.fn();
  const outbox = browser.open({ askToStay: isUnsent });
  const refused = expect(outbox.submit('orders', order, () => {})).rejects.toThrow();
  await pass();
  await fail(browser, 'not-sent');
  await refused;
  expect(isUnsent).toHaveBeenLastCalledWith(false);

  isUnsent.mockClear();
  await submit(outbox);
  change.mockRejectedValue(new Error('quota'));
  await fail(browser);
  expect(outbox.state().waiting).toMatchObject([{ isKept: false }]);
  expect(isUnsent).not.toHaveBeenCalledWith(true);
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
  expect(outbox.state()).toMatchObject({ waiting: [{ isKept: false }], results: [] });

  isRefusing = false;
  await outbox.discard(browser.store.ids);
  expect(told(outbox)).toEqual([['discarded', true]]);
  expect(await storage.read()).toEqual([]);
});

import { memoryStorage } from './entries/memoryStorage';
import type { EntryStorage } from './entries/entryStorage';
import { RETRY_DELAY } from './retryDelay';
import { confirm, fail, fakeTime, pass, submit, told } from './testing/steps';
import { testBrowser } from './testing/testOutbox';

fakeTime();

/** A browser whose visitor can clear the site's data. */
function clearableBrowser() {
  let kept = memoryStorage();
  const durable: EntryStorage = {
    read: () => kept.read(),
    change: (id, edit) => kept.change(id, edit),
  };
  return { ...testBrowser(durable), clear: () => (kept = memoryStorage()) };
}

test('site data cleared during a send that fails: the page keeps the order, says so, and sends it again', async () => {
  const browser = clearableBrowser();
  const outbox = browser.open();
  const progress = await submit(outbox);
  browser.clear();
  await fail(browser);
  expect(outbox.state().waiting).toMatchObject([{ isKept: false }]);
  expect(progress).toEqual(['waiting']);

  await pass(RETRY_DELAY.longestMs);
  await confirm(browser);
  expect(progress).toEqual(['waiting', 'sent']);
  expect(told(outbox)).toEqual([['sent', true]]);
  expect(new Set(browser.store.ids).size).toBe(1);
});

test('site data cleared during a send that succeeds: the order is told as received', async () => {
  const browser = clearableBrowser();
  const outbox = browser.open();
  const progress = await submit(outbox);
  browser.clear();
  await confirm(browser);

  expect(progress).toEqual(['sent']);
  expect(told(outbox)).toEqual([['sent', true]]);
});

test('site data cleared between two sends: the page keeps the order and sends it again', async () => {
  const browser = clearableBrowser();
  const outbox = browser.open();
  const progress = await submit(outbox);
  await fail(browser);
  browser.clear();
  await pass(RETRY_DELAY.longestMs);
  expect(browser.store.started).toHaveLength(2);
  await confirm(browser);

  expect(progress).toEqual(['waiting', 'sent']);
});

test('what was discarded in another tab does not count as cleared', async () => {
  const browser = clearableBrowser();
  const [one, two] = [browser.open(), browser.open()];
  const progress = await submit(one);
  await fail(browser);
  await two.discard('orders');
  await pass(RETRY_DELAY.longestMs);

  expect(progress).toEqual(['waiting', 'discarded']);
  expect(one.state().waiting).toEqual([]);
  expect(browser.store.started).toHaveLength(1);
});

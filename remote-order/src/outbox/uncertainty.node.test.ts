import { mayBeStored } from './entries/entry';
import { SHOW_OPEN_SEND_AFTER_MS } from './queue';
import { confirm, fail, fakeTime, pass, submit, waitingIn } from './testing/steps';
import { testBrowser } from './testing/testOutbox';

fakeTime();

test.each([
  ['no-answer', true],
  ['timeout', true],
  // A server that fails may fail after it has stored the document.
  ['unavailable', true],
  ['not-sent', false],
  ['permission-denied', false],
  ['resource-exhausted', false],
])('after %s an order may be stored: %p', async (code, expected) => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await fail(browser, code);

  expect(outbox.state().waiting).toMatchObject([{ mayBeStored: expected }]);
  expect(await outbox.discard('orders')).toMatchObject([{ mayBeStored: expected }]);
});

test('a later refusal does not take back what an unanswered send has left open', async () => {
  const browser = testBrowser();
  const outbox = browser.open();
  await submit(outbox);
  await fail(browser, 'no-answer');
  void outbox.sendNow();
  await pass();
  await fail(browser, 'resource-exhausted');

  expect(outbox.state().waiting).toMatchObject([{ mayBeStored: true }]);
});

test('an order whose tab is closed during a send may be stored; the next visit asks under the same id', async () => {
  const browser = testBrowser();
  await submit(browser.open());
  expect((await waitingIn(browser)).map(mayBeStored)).toEqual([true]);

  const later = browser.open({ exclusively: (work) => work().then(() => true) });
  await pass();
  await browser.store.fail('not-sent');
  await pass();
  expect(later.state().waiting).toMatchObject([{ mayBeStored: true }]);
  void later.sendNow();
  await pass();
  await confirm(browser);
  expect(new Set(browser.store.ids).size).toBe(1);
  expect(await waitingIn(browser)).toEqual([]);
});

import { EXPIRY_MS } from './entries/expiry';
import { RETRY_DELAY } from './retryDelay';
import { confirm, fail, fakeTime, pass, submit, told, waitingIn } from './testing/steps';
import { testBrowser } from './testing/testOutbox';

fakeTime();

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Lets every send fail for more than three days. */
async function failForDays(browser: ReturnType<typeof testBrowser>, code: string) {
  const end = Date.now() + EXPIRY_MS + 2 * RETRY_DELAY.longestMs;
  while (Date.now() < end) {
    await fail(browser, code);
    await pass(RETRY_DELAY.longestMs);
  }
}

/** A tab whose clock is this far from the device's. */
const openWithClock = (browser: ReturnType<typeof testBrowser>, offsetMs: number) =>
  browser.open({ now: () => Date.now() + offsetMs });

test.each(['permission-denied', 'invalid-argument', 'resource-exhausted', 'unavailable'])(
  'an order that the store answers for three days with %s is given up, and the visitor is told',
  async (code) => {
    const browser = testBrowser();
    const outbox = browser.open();
    const progress = await submit(outbox);
    await failForDays(browser, code);

    expect(progress).toEqual(['waiting', 'expired']);
    expect(told(outbox)).toEqual([['expired', true]]);
    expect(await waitingIn(browser)).toEqual([]);
  },
);

test.each(['no-answer', 'timeout', 'not-sent'])(
  'without an answer of the store (%s) nothing expires, and the first answer may still take it',
  async (code) => {
    const browser = testBrowser();
    const outbox = browser.open();
    const progress = await submit(outbox);
    await failForDays(browser, code);
    expect(await waitingIn(browser)).toHaveLength(1);

    await fail(browser, 'resource-exhausted');
    expect(await waitingIn(browser)).toHaveLength(1);
    await pass(RETRY_DELAY.longestMs);
    await confirm(browser);
    expect(progress).toEqual(['waiting', 'sent']);
  },
);

test.each([
  ['written with a clock that is years behind', -1000 * DAY_MS, 0],
  ['written with a clock that is years ahead', 1000 * DAY_MS, 0],
  ['met by a clock that was set forward', 0, 30 * DAY_MS],
  ['met by a clock that was set back', 0, -30 * DAY_MS],
])('an order that was %s is sent', async (_case, writtenMs, readMs) => {
  const browser = testBrowser();
  await submit(openWithClock(browser, writtenMs));
  await fail(browser, 'resource-exhausted');
  const later = openWithClock(browser, readMs);
  await pass();
  await fail(browser, 'resource-exhausted');
  expect(await waitingIn(browser)).toHaveLength(1);

  void later.sendNow();
  await pass();
  await confirm(browser);
  expect(await waitingIn(browser)).toEqual([]);
  expect(new Set(browser.store.ids).size).toBe(1);
});

/** Answers sends for as long as one follows the other without a pause, and 20 times at most. */
async function failWithoutPause(browser: ReturnType<typeof testBrowser>) {
  for (let round = 0; round < 20; round += 1) await fail(browser, 'resource-exhausted');
}

test('a tab that was open while the device slept, and one of today, send with pauses', async () => {
  const browser = testBrowser();
  await submit(browser.open());
  // The device's clock goes on in its sleep, and performance.now() does not.
  jest.setSystemTime(Date.now() + 8 * HOUR_MS);
  openWithClock(browser, 0);
  await failWithoutPause(browser);
  expect(browser.store.started).toHaveLength(1);

  await pass(RETRY_DELAY.longestMs);
  await confirm(browser);
  expect(await waitingIn(browser)).toEqual([]);
});

test('an order does not expire by the difference of two clocks', async () => {
  const browser = testBrowser();
  await submit(browser.open());
  openWithClock(browser, -12 * HOUR_MS);
  await failWithoutPause(browser);
  expect(await waitingIn(browser)).toHaveLength(1);
});

test('an order that a clock met which was years ahead expires all the same', async () => {
  const browser = testBrowser();
  let aheadMs = 1000 * DAY_MS;
  const outbox = browser.open({ now: () => Date.now() + aheadMs });
  const progress = await submit(outbox);
  await fail(browser, 'resource-exhausted');
  aheadMs = 0;
  await failForDays(browser, 'resource-exhausted');
  expect(progress).toEqual(['waiting', 'expired']);
});

import { sampleDraft } from '../../testing/sampleDraft';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import type { Progress } from '../view';
import { isWaiting } from '../entries/entry';
import type { Outbox } from '../outbox';
import type { TestBrowser } from './testOutbox';

export const order = toOrderRecord(sampleDraft());

/** Fakes the timers of every test in the file, and checks that no personal data is logged. */
export function fakeTime(): { log: () => jest.SpyInstance } {
  let log: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const lines = JSON.stringify(log.mock.calls);
    for (const value of [order.Name, order.Email, order.Mobile]) {
      expect(lines).not.toContain(value);
    }
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  return { log: () => log };
}

export async function pass(ms = 0) {
  await jest.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Submits an order; the returned list grows with its progress. */
export async function submit(outbox: Outbox, record = order) {
  const progress: Progress[] = [];
  const taken = outbox.submit('orders', record, (step) => progress.push(step));
  await pass();
  await taken;
  return progress;
}

export async function confirm(browser: TestBrowser) {
  browser.store.confirm();
  await pass();
}

export async function fail(browser: TestBrowser, code = 'unavailable') {
  browser.store.fail(code);
  await pass();
}

/** The entries that hold what a visitor typed. */
export const waitingIn = async (browser: TestBrowser) =>
  (await browser.durable.read()).filter(isWaiting);

/** What a tab has told its visitor: the outcome, and whether the enquiry was its own. */
export const told = (outbox: Outbox) =>
  outbox.state().results.map(({ outcome, isOwn }) => [outcome, isOwn]);

import { sampleDraft } from '../../order/sampleDraft';
import { toOrderRecord } from '../../order/toOrderRecord';
import type { Turn } from '../board';
import type { Outbox } from '../outbox';
import type { TestBrowser } from './testOutbox';

export const order = toOrderRecord(sampleDraft());

/** Makes the clock of every test in the file a pretended one, and holds that no personal data is in the log. */
export function pretendTime(): { log: () => jest.SpyInstance } {
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

/** Lets so many ms go by, and everything follow from that. */
export async function pass(ms = 0) {
  await jest.advanceTimersByTimeAsync(ms);
  // What follows from that without waiting for any timer.
  await new Promise((resolve) => setImmediate(resolve));
}

/** Submits an order; gives what becomes of it, as it comes. */
export async function submit(outbox: Outbox, record = order) {
  const turns: Turn[] = [];
  const taken = outbox.submit('orders', record, (turn) => turns.push(turn));
  await pass();
  await taken;
  return turns;
}

/** Ends all open sends well. */
export async function confirm(browser: TestBrowser) {
  browser.store.confirm();
  await pass();
}

/** Ends all open sends with a fault. */
export async function fail(browser: TestBrowser, code = 'unavailable') {
  browser.store.fail(code);
  await pass();
}

/** What a tab has told its visitor: the outcome, and whether the enquiry was its own. */
export const told = (outbox: Outbox) =>
  outbox.state().news.map(({ outcome, isOwn }) => [outcome, isOwn]);

import type { DeskRecord } from '../records/deskRecord';
import { testSettings } from '../../testing/testSettings';
import { callTime, countStep } from './countStep';
import { lapsedClaims } from './lapsedClaims';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, 6) + hours * 3_600_000);

const record = (changes: Partial<DeskRecord> = {}): DeskRecord => ({
  reference: 'CI-7KQ2-9XPD',
  product: 'Cirvena-Forte',
  receivedAt: at(0),
  status: 'new',
  notices: {},
  dueAt: null,
  expireAt: null,
  ...changes,
});

test('an enquiry is counted once, by product and buyer, in the week in which it arrived', () => {
  const step = countStep(record(), 'Retailer');

  expect(step).toEqual({
    add: {
      received: 1,
      products: { 'Cirvena-Forte': 1 },
      buyers: { Retailer: 1 },
      // 06:00 UTC is half past eleven in India.
      firstCalls: { h11: { received: 1 } },
    },
    counted: { received: true, answered: false },
  });
  expect(countStep(record({ counted: step?.counted }), 'Retailer')).toBeUndefined();
});

test('its first answer is counted once, whatever follows', () => {
  const history = {
    b: { at: at(30), status: 'done' },
    a: { at: at(2), status: 'called' },
    c: { at: at(1), status: 'seen' },
    d: { at: at(1), note: 'x' },
  };
  const step = countStep(record({ history, counted: { received: true, answered: false } }), 'x');

  expect(step?.add).toEqual({ answered: 1, firstCalls: { h11: { m240: 1 } } });
  expect(countStep(record({ history, counted: step?.counted }), 'x')).toBeUndefined();
});

test('both at once, when the arrival was not counted yet', () => {
  const history = { a: { at: at(100), status: 'notReachable' } };
  expect(countStep(record({ history }), undefined)?.add).toEqual({
    received: 1,
    products: { 'Cirvena-Forte': 1 },
    answered: 1,
    firstCalls: { h11: { received: 1, later: 1 } },
  });
});

test('a product that is not known yet counts as another', () => {
  const step = countStep(record({ product: '', status: 'done', outcome: 'ordered' }), 'x');
  expect(step?.add).toMatchObject({ products: { other: 1 }, outcomes: { other: { ordered: 1 } } });
});

test('how it ended is counted by product, and moves when staff say something else', () => {
  const counted = { received: true, answered: true };
  const ordered = countStep(record({ status: 'done', outcome: 'ordered', counted }), 'x');
  expect(ordered?.add).toEqual({ outcomes: { 'Cirvena-Forte': { ordered: 1 } } });
  const again = record({ status: 'done', outcome: 'spam', counted: ordered?.counted });
  expect(countStep(again, 'x')?.add).toEqual({
    outcomes: { 'Cirvena-Forte': { ordered: -1, spam: 1 } },
  });
  const reopened = countStep(record({ status: 'called', counted: ordered?.counted }), 'x');
  expect(reopened?.add).toEqual({ outcomes: { 'Cirvena-Forte': { ordered: -1 } } });
  expect(countStep(record({ status: 'called', counted: reopened?.counted }), 'x')).toBeUndefined();
});

test.each([
  [0, 'm5'],
  [5, 'm5'],
  [5.1, 'm15'],
  [30, 'm30'],
  [60, 'm60'],
  [61, 'm240'],
  [72 * 60, 'm4320'],
  [73 * 60, 'later'],
])('a first call after %p minutes is counted as %s', (minutes, name) => {
  expect(callTime(minutes * 60_000)).toBe(name);
});

test('each claim that lapsed is counted once', () => {
  const counted = { received: true, answered: true } as const;
  const step = countStep(record({ counted }), 'x', 2);
  expect(step).toEqual({ add: { lapsed: 2 }, counted: { ...counted, lapsed: 2 } });
  expect(countStep(record({ counted: step?.counted }), 'x', 2)).toBeUndefined();
  expect(countStep(record({ counted: step?.counted }), 'x', 1)).toBeUndefined();
  expect(countStep(record({ counted: step?.counted }), 'x', 3)?.add).toEqual({ lapsed: 1 });
});

test('a claim lapses unless its outcome, or somebody else, comes in time', () => {
  const minutes = (after: number) => at(after / 60);
  const taken = (after: number, uid: string) => ({ at: minutes(after), claimedBy: { uid } });
  const history = {
    a: taken(0, 'asha'),
    b: { at: minutes(10), status: 'seen' },
    // Ten minutes late.
    c: taken(30, 'ravi'),
    d: { at: minutes(40), claimedBy: {} },
    e: taken(50, 'ravi'),
    f: { at: minutes(60), note: 'x' },
    g: { at: minutes(71), status: 'called' },
    // Handed over after the call.
    h: taken(80, 'asha'),
  };
  const count = (entries: object, now: Date) =>
    lapsedClaims(record({ history: entries }), now, testSettings());
  expect(count(history, at(9))).toBe(2);
  expect(count({ a: history.a }, minutes(19))).toBe(0);
  expect(count({ a: history.a }, minutes(20))).toBe(1);
});

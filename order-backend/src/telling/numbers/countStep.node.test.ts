import type { DeskRecord } from '../records/deskRecord';
import { answerTime, countStep } from './countStep';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 20, 6) + hours * 3_600_000);

const record = (changes: Partial<DeskRecord> = {}): DeskRecord => ({
  ...{ reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte', receivedAt: at(0), status: 'new' },
  ...{ notices: {}, dueAt: null, expireAt: null },
  ...changes,
});

test('an enquiry is counted once, by product and buyer, in the week in which it arrived', () => {
  const step = countStep(record(), 'Retailer');

  expect(step).toEqual({
    add: { received: 1, products: { 'Cirvena-Forte': 1 }, buyers: { Retailer: 1 } },
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

  expect(step?.add).toEqual({ answered: 1, answerTimes: { h4: 1 } });
  expect(countStep(record({ history, counted: step?.counted }), 'x')).toBeUndefined();
});

test('both at once, when the arrival was not counted yet', () => {
  const history = { a: { at: at(100), status: 'notReachable' } };
  expect(countStep(record({ history }), undefined)?.add).toEqual({
    ...{ received: 1, products: { 'Cirvena-Forte': 1 } },
    ...{ answered: 1, answerTimes: { later: 1 } },
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
  [0, 'h1'],
  [1, 'h1'],
  [1.01, 'h4'],
  [72, 'h72'],
  [73, 'later'],
])('%p hours are counted as %s', (hours, name) => {
  expect(answerTime(hours * 3_600_000)).toBe(name);
});

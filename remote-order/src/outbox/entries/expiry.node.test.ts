import { EXPIRY_MS, addRefusal, isExpired, type Refusals } from './expiry';

const HOUR_MS = 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

/** What the answers at these times add up to, in hours after the first. */
function refusedAt(...hours: number[]): Refusals {
  const all = hours.reduce<Refusals | undefined>(
    (before, hour) => addRefusal(before, START + hour * HOUR_MS),
    undefined,
  );
  if (!all) throw new Error('No answer.');
  return all;
}

test('answers over three days expire an entry', () => {
  const hours = Array.from({ length: 10 }, (_, index) => index * 8);

  expect(isExpired(refusedAt(...hours.slice(0, 9)))).toBe(false);
  expect(isExpired(refusedAt(...hours))).toBe(true);
});

test('the first answer does not expire an entry, however old it is', () => {
  expect(isExpired(refusedAt(24 * 365))).toBe(false);
});

test.each([
  ['set forward', [0, 24 * 365]],
  ['set back', [0, -24 * 365]],
  ['set back and forward', [0, -24 * 365, 0, 1]],
])('a clock that is %s between two visits does not expire an entry', (_case, hours) => {
  const refusals = refusedAt(...hours);

  expect(isExpired(refusals)).toBe(false);
  expect(refusals.totalMs).toBeLessThanOrEqual(EXPIRY_MS / 3);
});

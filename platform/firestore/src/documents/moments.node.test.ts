import { microsecondsOf } from './moments';

test('moments are told apart to the microsecond', () => {
  const times = [
    '2026-01-31T03:35:08.999999Z',
    '2026-01-31T03:35:09Z',
    '2026-01-31T03:35:09.1Z',
    '2026-01-31T03:35:09.123000Z',
    '2026-01-31T03:35:09.123001Z',
    '2026-01-31T03:35:09.12301Z',
    '2026-01-31T03:35:09.123456789Z',
    '2026-01-31T03:35:10Z',
  ];
  const numbers = times.map(microsecondsOf);

  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(times.length);
});

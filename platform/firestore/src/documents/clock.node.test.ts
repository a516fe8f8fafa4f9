import { createClock } from './clock';

test('moments of one millisecond differ and sort in their order', () => {
  let now = Date.UTC(2026, 0, 1);
  const clock = createClock(() => now);
  const moments = [clock(), clock(), clock()];
  now += 1;
  moments.push(clock());

  expect(moments).toEqual([
    '2026-01-01T00:00:00.000000Z',
    '2026-01-01T00:00:00.000001Z',
    '2026-01-01T00:00:00.000002Z',
    '2026-01-01T00:00:00.001000Z',
  ]);
});

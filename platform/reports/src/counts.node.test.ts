import { addCounts, type Counts } from './counts';

const total = (counts: Counts) =>
  Object.values(counts)
    .flatMap((it) => Object.values(it))
    .reduce((sum, count) => sum + count, 0);

test('whatever is reported, an hour stays small and nothing is lost from its sum', () => {
  const into: Counts = {};
  for (let number = 0; number < 300; number += 1) {
    addCounts(into, { [`shell/${number}`]: { visits: 1 } });
    addCounts(into, { 'shell/0': { [`error TypeError ${number}`]: 1, [`lcp ${number}`]: 1 } });
  }

  expect(total(into)).toBe(900);
  expect(Object.keys(into)).toHaveLength(25);
  expect(into.other).toEqual({ visits: 276 });
  const counters = Object.keys(into['shell/0'] ?? {});
  expect(counters.filter((it) => it.startsWith('error'))).toHaveLength(41);
  expect(into['shell/0']?.['error other']).toBe(260);
  expect(counters.length).toBeLessThan(400);
});

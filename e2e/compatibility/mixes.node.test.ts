import { ages, mixesOf } from './mixes';

const named = (count: number) => Array.from({ length: count }, (_, it) => `application-${it}`);

test('of three applications, every mix is tried once', () => {
  const mixes = mixesOf(['shell', 'products', 'order']);
  expect(new Set(mixes.map((it) => JSON.stringify(it))).size).toBe(8);
  expect(mixes).toHaveLength(8);
});

test.each([4, 5, 30])('of %i applications, any two meet in all four ways', (count) => {
  const names = named(count);
  const mixes = mixesOf(names);
  expect(mixes).toHaveLength(2 * count + 2);
  for (const one of names) {
    for (const other of names.filter((it) => it !== one)) {
      for (const age of ages) {
        for (const otherAge of ages) {
          const isMet = mixes.some((mix) => mix[one] === age && mix[other] === otherAge);
          expect([one, age, other, otherAge, isMet]).toEqual([one, age, other, otherAge, true]);
        }
      }
    }
  }
});

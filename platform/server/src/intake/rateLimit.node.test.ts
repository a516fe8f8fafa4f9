import { rateLimit } from './rateLimit';

test('lets so many through in each minute and no more', () => {
  let time = 120_000;
  const mayTake = rateLimit(3, () => time);
  const take = (times: number) => Array.from({ length: times }, mayTake);

  expect(take(5)).toEqual([true, true, true, false, false]);
  time += 59_999;
  expect(take(1)).toEqual([false]);
  time += 1;
  expect(take(4)).toEqual([true, true, true, false]);
});

import { median, spread } from './median';

test.each([
  [[], undefined, undefined],
  [[7], 7, 0],
  [[30, 10, 20], 20, 20],
  [[10, 9, 100, 8], 9.5, 92],
])('%j has the median %p and the spread %p', (numbers, middle, distance) => {
  expect([median(numbers), spread(numbers)]).toEqual([middle, distance]);
});

import { median } from './median';

test.each([
  [[], undefined],
  [[7], 7],
  [[30, 10, 20], 20],
  [[10, 9, 100, 8], 9.5],
])('%j has the median %p', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

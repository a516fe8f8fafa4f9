import { readNumbers } from './readNumbers';

const read = (text?: string) => readNumbers('remotes', text, { least: 2, otherwise: [3, 10] });

test('reads numbers between commas, and takes the usual ones when there are none', () => {
  expect(read('2, 30,2000')).toEqual([2, 30, 2000]);
  expect(read()).toEqual([3, 10]);
});

test.each(['', '3,', 'three', '1', '3,1', '-3', '3.5', '1e3'])('refuses "%s"', (text) => {
  expect(() => read(text)).toThrow(
    `Invalid --remotes "${text}" (expected numbers from 2 on, such as 3,10).`,
  );
});

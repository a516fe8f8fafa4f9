import { disturbedRounds } from './disturbedRounds';

const at = (round: number, page: string, benchmarkIndex: number) => ({
  round,
  page,
  benchmarkIndex,
});

test('a slow machine is not a disturbed one', () => {
  expect(disturbedRounds([at(1, '/', 700), at(2, '/', 690), at(3, '/', 720)])).toEqual([]);
});

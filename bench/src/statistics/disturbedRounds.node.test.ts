import { disturbedRounds, undisturbed } from './disturbedRounds';

const at = (round: number, page: string, benchmarkIndex: number) => ({
  round,
  page,
  benchmarkIndex,
});

test('a round far below the usual speed of the machine is disturbed, and only that page of it', () => {
  const rounds = [
    at(1, '/', 3200),
    at(1, '/buy-now', 3100),
    at(2, '/', 3300),
    at(2, '/buy-now', 2100),
    at(3, '/', 2900),
  ];

  const disturbed = disturbedRounds(rounds);

  expect(disturbed).toEqual([at(2, '/buy-now', 2100)]);
  expect(undisturbed(rounds, disturbed)).toEqual(rounds.filter((it) => it.benchmarkIndex > 2100));
});

test('a slow machine is not a disturbed one', () => {
  expect(disturbedRounds([at(1, '/', 700), at(2, '/', 690), at(3, '/', 720)])).toEqual([]);
});

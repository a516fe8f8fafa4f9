import { planRounds } from './roundPlan';

test('every round has the site and its limit, every second one the bundle and touching', () => {
  const rounds = planRounds(5);

  expect(rounds.map(({ lighthouse }) => lighthouse.length)).toEqual([3, 2, 3, 2, 3]);
  for (const { lighthouse } of rounds) {
    expect(lighthouse).toEqual(expect.arrayContaining(['site', 'limit']));
  }
  expect(rounds.map(({ touch }) => touch.map(({ site }) => site).sort())).toEqual([
    ['bundle', 'site'],
    [],
    ['bundle', 'site'],
    [],
    ['bundle', 'site'],
  ]);
});

test('the sites take turns at coming first', () => {
  const first = planRounds(4).map(({ lighthouse }) => lighthouse[0]);

  expect(new Set([first[0], first[2]]).size).toBe(2);
  expect(new Set([first[1], first[3]]).size).toBe(1);
});

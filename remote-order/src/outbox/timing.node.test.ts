import { PAUSE, pauseAfter } from './timing';

test('the pauses grow from 4 s to 5 minutes, and chance shortens each by up to a half, never below 2 s', () => {
  const at = (random: number) => [0, 1, 2, 3, 20, 5000].map((it) => pauseAfter(it, () => random));

  expect(at(0)).toEqual([2000, 4000, 8000, 16_000, PAUSE.longest, PAUSE.longest]);
  expect(at(1)).toEqual([2000, 2000, 4000, 8000, PAUSE.longest / 2, PAUSE.longest / 2]);
});

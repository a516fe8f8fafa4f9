import { RETRY_DELAY, retryDelayAfter } from './retryDelay';

test('delays grow from 4 s to 5 minutes, with up to half of each taken off at random, never below 2 s', () => {
  const delays = (random: number) =>
    [0, 1, 2, 3, 20, 5000].map((attempts) => retryDelayAfter(attempts, () => random));
  const { longestMs } = RETRY_DELAY;

  expect(delays(0)).toEqual([2000, 4000, 8000, 16_000, longestMs, longestMs]);
  expect(delays(1)).toEqual([2000, 2000, 4000, 8000, longestMs / 2, longestMs / 2]);
});

import { medianHours } from './answerTimes';

const bounds = [1, 4, 12];

test.each([
  ['nobody was answered', 0, {}, undefined],
  ['all within the first hour', 3, { h1: 3 }, 1],
  ['half within four hours', 4, { h1: 1, h4: 1, later: 2 }, 4],
  ['most of them later', 3, { h1: 1, later: 2 }, Infinity],
])('%s', (_case, answered, answerTimes, hours) => {
  expect(medianHours({ answered, answerTimes }, bounds)).toBe(hours);
});

import { formatAgo } from './formats';

test.each([
  [40, '40 मिनट पहले'],
  [5 * 60, '5 घंटे पहले'],
  [3 * 24 * 60, '3 दिन पहले'],
])('Hindi says in whole words that something was %d minutes ago', (minutes, text) => {
  expect(formatAgo(0, minutes * 60_000, 'hi')).toBe(text);
});

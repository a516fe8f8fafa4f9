import { indiaTime } from './indiaTime';

test.each([
  ['2026-01-31T03:35:09.123456Z', '2026-01-31 09:05:09'],
  ['2026-12-31T18:30:00Z', '2027-01-01 00:00:00'],
])('%s is %s in India', (moment, shown) => {
  expect(indiaTime(moment)).toBe(shown);
});

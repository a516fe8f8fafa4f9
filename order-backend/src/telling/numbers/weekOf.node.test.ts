import { weekOf } from './weekOf';

test.each([
  ['a Sunday evening in India', '2026-11-22T12:00:00Z', '2026-11-16'],
  ['a Monday that has just begun in India', '2026-11-22T18:30:00Z', '2026-11-23'],
  ['the moment before it', '2026-11-22T18:29:59Z', '2026-11-16'],
  ['a week across two years', '2027-01-01T06:00:00Z', '2026-12-28'],
])('%s belongs to its Monday', (_case, moment, monday) => {
  expect(weekOf(new Date(moment))).toBe(monday);
});

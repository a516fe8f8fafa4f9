import fc from 'fast-check';
import { weekdays, type Hours } from '../settings/settingsSchema';
import { lastTimeOfDay, passedWithin, withinHours } from './hours';

const india = (text: string) => new Date(`${text}+05:30`);
const office: Hours = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  from: '09:00',
  to: '20:00',
};

test.each([
  ['within', '2026-11-20T12:00', '2026-11-20T12:00'],
  ['at the opening', '2026-11-20T09:00', '2026-11-20T09:00'],
  ['before', '2026-11-20T03:00', '2026-11-20T09:00'],
  ['at the end', '2026-11-20T20:00', '2026-11-21T09:00'],
  ['over a free Sunday', '2026-11-21T23:59', '2026-11-23T09:00'],
])('%s: %s opens at %s', (_, moment, opening) => {
  expect(withinHours(office, india(moment), [])).toEqual(india(opening));
});

test('the weekday is the one in India, where it may be another one than in UTC', () => {
  const sunday: Hours = { days: ['sun'], from: '00:00', to: '01:00' };
  expect(withinHours(sunday, new Date('2026-11-21T18:30Z'), [])).toEqual(
    new Date('2026-11-21T18:30Z'),
  );
});

test.each([
  ['2026-11-20T09:15', '2026-11-20T09:15'],
  ['2026-11-20T09:14', '2026-11-19T09:15'],
  ['2026-11-22T12:00', '2026-11-21T09:15'],
])('before %s it was last a quarter past nine at %s', (moment, last) => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  expect(lastTimeOfDay('09:15', days, india(moment), [])).toEqual(india(last));
});

const moments = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const minutes = fc.integer({ min: 0, max: 1439 });
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const someHours: fc.Arbitrary<Hours> = fc
  .record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    times: fc.uniqueArray(minutes, { minLength: 2, maxLength: 2 }),
  })
  .map(({ days, times }) => {
    const [from = 0, to = 0] = times.sort((one, other) => one - other);
    return { days, from: timeOf(from), to: timeOf(to) };
  });

test('an opening is never before the moment, within a week, within the hours, and the first', () => {
  fc.assert(
    fc.property(someHours, moments, (hours, moment) => {
      const opening = withinHours(hours, moment, []);
      expect(+opening).toBeGreaterThanOrEqual(+moment);
      expect(+opening - +moment).toBeLessThanOrEqual(7 * 86_400_000);
      // Asked again there, it is open.
      expect(withinHours(hours, opening, [])).toEqual(opening);
      // A moment earlier it was not, unless that is before the question.
      if (opening > moment) {
        expect(withinHours(hours, new Date(+opening - 1), [])).toEqual(opening);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['within a day', '2026-11-20T12:00', 20, '2026-11-20T12:20'],
  ['up to its end', '2026-11-20T19:40', 20, '2026-11-20T20:00'],
  ['over a night', '2026-11-20T19:50', 20, '2026-11-21T09:10'],
  ['from before the hours', '2026-11-20T05:00', 20, '2026-11-20T09:20'],
  ['over a free day', '2026-11-21T19:50', 20, '2026-11-23T09:10'],
])('minutes pass within the hours alone: %s', (_case, from, minutes, until) => {
  expect(passedWithin(office, india(from), minutes * 60_000, [])).toEqual(india(until));
});

test('a public holiday is no weekday: hours count on it that name it', () => {
  const [friday, monday] = ['2026-11-20', '2026-11-23'];
  const noon = india(`${friday}T12:00`);
  expect(withinHours(office, noon, [friday])).toEqual(india('2026-11-21T09:00'));
  expect(withinHours({ ...office, days: ['mon', 'holiday'] }, noon, [friday])).toEqual(noon);
  expect(lastTimeOfDay('09:15', office.days, india(`${monday}T12:00`), [monday])).toEqual(
    india('2026-11-21T09:15'),
  );
  // A holiday on the only day of the week.
  const mondays: Hours = { ...office, days: ['mon'] };
  expect(withinHours(mondays, noon, [monday])).toEqual(india('2026-11-30T09:00'));
});

import { drawVisits } from './drawVisit';
import { bodies, moments, places, statuses, troubles } from './plannedVisit';

const visits = drawVisits(7, 3000);
const rounds = visits.flatMap((it) => it.rounds);
const faults = rounds.flatMap((it) => it.exchange);
const answers = faults.flatMap((it) => (it.what === 'answer' ? [it] : []));

test('the same seed draws the same visits, another seed others', () => {
  expect(drawVisits(7, 3000)).toEqual(visits);
  expect(drawVisits(8, 3000)).not.toEqual(visits);
  expect(rounds).toHaveLength(3000);
});

test.each([
  ['place', places, faults.map((it) => it.where)],
  [
    'fault',
    ['answer', 'closed', 'closed once', 'silent', 'delayed', 'repeated'],
    faults.map((it) => it.what),
  ],
  ['status', statuses, answers.map((it) => it.status)],
  ['body', bodies, answers.map((it) => it.body)],
  ['trouble', troubles, rounds.flatMap((it) => it.trouble?.what ?? [])],
  ['moment', moments, rounds.flatMap((it) => it.trouble?.when ?? [])],
])('every %s is drawn', (_part, all, drawn) => {
  expect([...new Set<unknown>(drawn)].sort()).toEqual([...all].sort());
});

test('no commit that never happened is acknowledged, and none that happened is refused, in the words of the store', () => {
  const acknowledged = answers.filter(
    ({ where, status, body }) => where !== 'after' && status < 300 && body === 'commit',
  );
  const refused = answers.filter(
    ({ where, status, body }) =>
      where !== 'before' && /^4/.test(String(status)) && body === 'error',
  );
  expect([acknowledged, refused]).toEqual([[], []]);
});

import { describeVisit } from './describeVisit';
import { drawVisits } from './drawVisit';
import { shrink } from './smallerVisits';
import type { Visit } from './plannedVisit';

const closed = { where: 'after', what: 'closed' } as const;
const late = { where: 'during', what: 'delayed' } as const;
const visit: Visit = {
  number: 3,
  rounds: [
    { number: 0, exchange: [late], afterWarning: 'again', whileWaiting: 'reloads' },
    {
      number: 1,
      exchange: [late, closed],
      trouble: { what: 'offline', when: 'while' },
      afterWarning: 'corrected',
      whileWaiting: 'discards',
    },
    { number: 2, exchange: [closed], afterWarning: 'again', whileWaiting: 'waits' },
  ],
};

test('what is left is only what is needed to show it', async () => {
  const shortest = await shrink(visit, async ({ rounds }) =>
    rounds.some((it) => it.trouble?.what === 'offline' && it.whileWaiting === 'discards'),
  );

  expect(shortest.rounds).toEqual([
    {
      number: 1,
      exchange: [],
      trouble: { what: 'offline', when: 'while' },
      afterWarning: 'gives up',
      whileWaiting: 'discards',
    },
  ]);
  expect(describeVisit(shortest)).toEqual([
    'Enquiry 2 is placed.',
    'While enquiry 2 is being sent: offline.',
    '  After a warning the visitor: gives up; while it waits: discards.',
  ]);
});

test('a sequence that cannot be shown again stays as it is', async () => {
  expect(await shrink(visit, async () => false)).toBe(visit);
});

test('no more candidates are tried than allowed', async () => {
  const stillShows = jest.fn(async () => false);
  await shrink(visit, stillShows, 5);
  expect(stillShows).toHaveBeenCalledTimes(5);
});

test('every drawn visit can be described', () => {
  for (const it of drawVisits(5, 300)) expect(describeVisit(it).join(' ')).not.toMatch(/undefined/);
});

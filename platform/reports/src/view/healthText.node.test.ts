import { healthText } from './healthText';

test('visits of one hour, and one visit of a release, are told as such', () => {
  const text = healthText({
    site: 'local',
    hours: [{ hour: '2026-03-01T20', counts: {} }],
    judgements: [
      {
        ...{ application: 'remoteOrder', now: '0.4.0', before: '0.3.0' },
        ...{ failedNow: { count: 0, of: 1 }, failedBefore: { count: 0, of: 5 }, verdict: 'few' },
      },
    ],
  });

  expect(text).toContain('Visits from 2026-03-01 20:00 to 2026-03-01 20:59 (UTC)');
  expect(text).toContain('remoteOrder 0.4.0 cannot be compared yet: 1 visit, and 5 of 0.3.0.');
});

import { healthText, type HealthReport } from '@site/reports/healthText';
import { alarmsIn, unknownIn } from './healthReport';

const share = { count: 0, of: 0 };
const report = (ownVisit?: HealthReport['ownVisit']): HealthReport => ({
  site: 'production',
  hours: [],
  judgements: [
    {
      application: 'shell',
      now: '1.0.0-0123456789ab',
      since: '2026-03-20T10',
      verdict: 'unknown',
      failedNow: share,
      failedBefore: share,
      leftOut: 0,
    },
  ],
  ownVisit,
});

test('without a visit, and without a page opened, nothing is known', () => {
  expect(healthText(report())).toContain(
    '? whether shell 1.0.0-0123456789ab fails is not known: no visit is reported.',
  );
  expect(unknownIn(report())).toBe(
    'How shell 1.0.0-0123456789ab does is not known: visits are few, and no browser opened the pages.',
  );
});

test('pages that work in a browser are told beside what visitors did not report', () => {
  const opened = report({ pages: 10, faults: [] });

  expect(healthText(opened)).toMatch(/fails is not known: no visit [^!]*All of them work there\./);
  expect(alarmsIn(opened)).toEqual([]);
  expect(unknownIn(opened)).toBeUndefined();
});

test('a page that fails in a browser is an alarm, whatever visits say', () => {
  const opened = report({ pages: 10, faults: ['/buy: no such thing'] });

  expect(healthText(opened)).toContain('! /buy: no such thing');
  expect(alarmsIn(opened)).toEqual(['/buy: no such thing']);
});

import type { HourCounts } from '../counts/counts';
import { judgeReleases } from './judgeRelease';

const OLD = '1.0.0-0123456789ab';
const NEW = '1.1.0-0123456789ab';
const order = { application: 'order', now: NEW, before: OLD } as const;

const hour = (name: string, release: string, visits: number, failed: number): HourCounts => ({
  hour: name,
  counts: { [`order/${release}`]: { visits, failed } },
});
const before = [hour('2026-03-01T09', OLD, 1000, 8), hour('2026-03-01T10', OLD, 1500, 9)];
const verdict = (hours: HourCounts[]) => judgeReleases(hours, [order])[0]?.verdict;

test('a release is worse when at least a quarter more of its visits fail, all hours together', () => {
  expect(verdict([...before, hour('2026-03-01T11', NEW, 600, 60)])).toBe('alike');
  expect(
    verdict([...before, hour('2026-03-01T11', NEW, 10, 2), hour('2026-03-01T12', NEW, 10, 4)]),
  ).toBe('worse');
  expect(verdict([hour('2026-03-01T09', OLD, 100, 30), hour('2026-03-01T11', NEW, 100, 54)])).toBe(
    'alike',
  );
});

test('with few visits of either release nothing is said', () => {
  expect(verdict([...before, hour('2026-03-01T11', NEW, 19, 19)])).toBe('few');
  expect(verdict([hour('2026-03-01T09', OLD, 19, 0), hour('2026-03-01T11', NEW, 600, 600)])).toBe(
    'few',
  );
});

test('the releases of other applications are not mixed in', () => {
  const shell = { ...order, application: 'shell' } as const;
  const [judgement] = judgeReleases([hour('2026-03-01T09', OLD, 1000, 900)], [shell]);

  expect(judgement?.failedBefore).toEqual({ count: 0, of: 0 });
});

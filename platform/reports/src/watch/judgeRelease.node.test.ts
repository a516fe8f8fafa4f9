import type { HourCounts } from '../counts/counts';
import { judgeReleases } from './judgeRelease';

const OLD = '1.0.0-0123456789ab';
const NEW = '1.1.0-0123456789ab';
const order = { application: 'remoteOrder', now: NEW, before: OLD } as const;

const hour = (
  name: string,
  release: string,
  visits: number,
  failed: number,
  poor = 0,
): HourCounts => ({
  hour: name,
  counts: { [`remoteOrder/${release}`]: { visits, failed, poor } },
});

const verdicts = (hours: HourCounts[]) =>
  Object.fromEntries(
    judgeReleases(hours, [order]).map(({ measure, verdict }) => [measure, verdict]),
  );

test('adds up all hours of both releases, and judges failures and speed by themselves', () => {
  const before = [
    hour('2026-03-01T09', OLD, 1000, 8, 100),
    hour('2026-03-01T10', OLD, 1500, 9, 150),
  ];

  expect(verdicts([...before, hour('2026-03-01T11', NEW, 600, 5, 62)])).toEqual({
    failed: 'alike',
    poor: 'alike',
  });
  expect(
    verdicts([
      ...before,
      hour('2026-03-01T11', NEW, 300, 20, 30),
      hour('2026-03-01T12', NEW, 300, 20, 30),
    ]),
  ).toEqual({ failed: 'worse', poor: 'alike' });
  expect(verdicts([...before, hour('2026-03-01T11', NEW, 600, 5, 200)])).toEqual({
    failed: 'alike',
    poor: 'worse',
  });
});

test('says when there is nothing to compare with', () => {
  expect(verdicts([hour('2026-03-01T11', NEW, 600, 600)])).toEqual({ failed: 'few', poor: 'few' });
});

test('the releases of other applications are not mixed in', () => {
  const shell = { ...order, application: 'shell' } as const;
  const [failed] = judgeReleases([hour('2026-03-01T09', OLD, 1000, 900)], [shell]);

  expect(failed?.sharesBefore).toEqual({ count: 0, of: 0 });
});

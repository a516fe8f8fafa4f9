import type { HourCounts } from './counts';
import { judgeReleases } from './judgeReleases';

const OLD = '1.0.0-0123456789ab';
const NEW = '1.1.0-0123456789ab';
const order = { application: 'order', now: NEW, before: OLD, since: '2026-03-01T11' } as const;

const hour = (name: string, release: string, visits: number, failed: number): HourCounts => ({
  hour: name,
  counts: { [`order/${release}`]: { visits, failed } },
});
const before = [hour('2026-03-01T09', OLD, 1000, 8), hour('2026-03-01T10', OLD, 1500, 9)];
const verdict = (hours: HourCounts[]) => judgeReleases(hours, [order])[0]?.verdict;

const after = (visits: number, failed: number) => [
  ...before,
  hour('2026-03-01T11', NEW, visits, failed),
];

test('a release is worse when at least a quarter more of its visits fail, all hours together', () => {
  expect(verdict(after(600, 60))).toBe('alike');
  expect(
    verdict([...before, hour('2026-03-01T11', NEW, 10, 2), hour('2026-03-01T12', NEW, 10, 4)]),
  ).toBe('worse');
  expect(verdict([hour('2026-03-01T09', OLD, 100, 30), hour('2026-03-01T11', NEW, 100, 54)])).toBe(
    'alike',
  );
});

test.each([
  [19, 19, 'worse'],
  [3, 3, 'worse'],
  [5, 3, 'worse'],
  // Somebody whose browser is broken.
  [2, 2, 'unknown'],
  [19, 2, 'unknown'],
  [19, 0, 'unknown'],
  [0, 0, 'unknown'],
  [20, 0, 'alike'],
])('of %d visits, which are few, %d failed: %s', (visits, failed, expected) => {
  expect(verdict(after(visits, failed))).toBe(expected);
});

test('a release is judged where little or nothing is known of the one before', () => {
  const alone = (visits: number, failed: number) => [hour('2026-03-01T11', NEW, visits, failed)];
  expect(verdict([hour('2026-03-01T09', OLD, 19, 0), ...alone(600, 600)])).toBe('worse');
  expect(verdict(alone(3, 3))).toBe('worse');
  expect(verdict(alone(600, 6))).toBe('alike');
  // Two of three failed before as well, and whether that is always so is not known.
  expect(verdict([hour('2026-03-01T09', OLD, 3, 2), ...alone(600, 400)])).toBe('unknown');

  const [first] = judgeReleases(alone(3, 3), [
    { application: 'order', now: NEW, since: order.since },
  ]);
  expect(first).toMatchObject({ verdict: 'worse', failedBefore: { count: 0, of: 0 } });
});

test('a release that is live again is judged by the visits since then', () => {
  const since = '2026-03-01T12';
  // A rollback that does not help.
  const back = { application: 'order', now: OLD, since } as const;
  const hours = [...after(6, 6), hour('2026-03-01T12', OLD, 25, 25)];
  const shares = { failedNow: { count: 25, of: 25 }, failedBefore: { count: 0, of: 0 } };
  expect(judgeReleases(hours, [back])).toMatchObject([{ verdict: 'worse', ...shares }]);

  // What failed once was not the release, and it is deployed again. A tab with the one before is still open.
  const stale = hour('2026-03-01T13', OLD, 1, 1);
  const [judgement] = judgeReleases([...after(6, 6), stale], [{ ...order, since }]);
  expect(judgement).toMatchObject({
    verdict: 'unknown',
    failedNow: { count: 0, of: 0 },
    failedBefore: { count: 17, of: 2500 },
  });
});

test('a repair within the hour is judged against what failed before it in the same hour', () => {
  const hours = [hour(order.since, OLD, 40, 40), hour(order.since, NEW, 20, 8)];
  expect(judgeReleases(hours, [order])).toMatchObject([
    { verdict: 'alike', failedBefore: { count: 40, of: 40 } },
  ]);
});

describe('a module that few visits ask for', () => {
  const FORM = 'order/OrderForm';
  /** 100 visits to a release. Some ask for the form, which fails in some of them. */
  const asked = (release: string, visits: number, failed: number): HourCounts => ({
    hour: release === OLD ? '2026-03-01T10' : '2026-03-01T11',
    counts: {
      [`order/${release}`]: {
        visits: 100,
        failed,
        'visits order/Subscribe': 100,
        [`visits ${FORM}`]: visits,
        ...(failed > 0 && { [`failed ${FORM}`]: failed }),
      },
    },
  });

  test.each([
    [
      [...before, asked(NEW, 20, 20)],
      ['worse', FORM],
    ],
    [
      [asked(OLD, 20, 1), asked(NEW, 3, 3)],
      ['worse', FORM],
    ],
    [
      [asked(OLD, 20, 1), asked(NEW, 2, 2)],
      ['unknown', FORM],
    ],
    [
      [asked(OLD, 3, 2), asked(NEW, 20, 15)],
      ['unknown', FORM],
    ],
    [
      [asked(OLD, 20, 18), asked(NEW, 20, 20)],
      ['alike', undefined],
    ],
    [
      [asked(OLD, 20, 1), asked(NEW, 2, 0)],
      ['alike', undefined],
    ],
  ])('is not hidden by the others (%#)', (hours, expected) => {
    const [judgement] = judgeReleases(hours, [order]);
    expect([judgement?.verdict, judgement?.module]).toEqual(expected);
  });

  test('is named where it fails most, not the first that fails', () => {
    const counts = { visits: 20, failed: 20, 'visits order/Subscribe': 20 };
    const forms = { [`visits ${FORM}`]: 12, [`failed ${FORM}`]: 12 };
    const [judgement] = judgeReleases(
      [
        {
          hour: order.since,
          counts: { [`order/${NEW}`]: { ...counts, 'failed order/Subscribe': 12, ...forms } },
        },
      ],
      [order],
    );
    expect(judgement).toMatchObject({ verdict: 'worse', module: FORM });
  });
});

test('the releases of other applications are not mixed in', () => {
  const shell = { ...order, application: 'shell' } as const;
  const [judgement] = judgeReleases([hour('2026-03-01T09', OLD, 1000, 900)], [shell]);

  expect(judgement?.failedBefore).toEqual({ count: 0, of: 0 });
});

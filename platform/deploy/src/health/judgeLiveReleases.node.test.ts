import type { Site } from '../deployments/openSite';
import type { Deployment } from '../deployments/state/deploymentState';
import type { HourCounts } from '@site/reports/counts';
import { healthText } from '@site/reports/healthText';
import { alarmsIn, oldAlarmsIn, reportOf, unknownIn } from './healthReport';

const X = '1.0.0-0123456789ab';
const Y = '1.1.0-0123456789ab';

/** What health says of deployments, the newest first: a time and what is live from then on. */
const reportAfter = (
  deployments: readonly [time: string, live: Deployment['live']][],
  hours: readonly HourCounts[],
) => {
  const history = deployments.map(([time, live]) => ({
    live,
    on: `2026-03-20T${time}:00.000Z`,
    by: { name: 'build' as const },
    previous: { applications: {} },
  }));
  const site = {
    store: { address: 'store', open: async () => undefined },
    deployments: { find: async () => ({ state: { history } }) },
  };
  return reportOf('production', site as unknown as Site, async () => ({ hours }));
};

const orderHour = (hour: string, release: string, visits: number, failed: number) => ({
  hour: `2026-03-20T${hour}`,
  counts: { [`order/${release}`]: { visits, failed } },
});

const good = orderHour('08', X, 400, 2);

describe('a release that went live twice', () => {
  const bad = orderHour('10', Y, 25, 25);

  test('and fails now does worse, though it was good before, and though the one that it replaced failed too', async () => {
    const report = await reportAfter(
      [
        ['11:20', { order: X }],
        ['10:00', { order: Y }],
        ['08:00', { order: X }],
      ],
      [good, bad, orderHour('11', X, 25, 25)],
    );
    expect(alarmsIn(report)).toEqual([`order ${X} fails.`]);
  });

  test('is not judged by what failed the first time', async () => {
    const report = await reportAfter(
      [
        ['12:20', { order: Y }],
        ['11:20', { order: X }],
        ['10:00', { order: Y }],
        ['08:00', { order: X }],
      ],
      [good, bad],
    );
    expect(alarmsIn(report)).toEqual([]);
    expect(report.judgements).toMatchObject([{ now: Y, before: X, verdict: 'unknown' }]);
    // Its visits stand in the table below.
    expect(healthText(report)).toContain(
      `does worse than ${X} is not known: none of 25 visits counts: they came before it last went live, or in an hour in which another release, of whatever application, was live that is gone;`,
    );
  });
});

describe('a release is not blamed for what another one failed with before that was taken back', () => {
  const failed = { visits: 25, failed: 25 };
  const takenBack: Parameters<typeof reportAfter>[0] = [
    ['11:30', { order: Y, shell: X }],
    ['11:00', { order: Y, shell: Y }],
    ['10:00', { order: Y, shell: X }],
    ['08:00', { order: X, shell: X }],
  ];
  const hours = [
    good,
    orderHour('10', Y, 30, 0),
    { hour: '2026-03-20T11', counts: { [`order/${Y}`]: failed, [`shell/${Y}`]: failed } },
  ];

  test('until now', async () => {
    const report = await reportAfter(takenBack, hours);
    expect(alarmsIn(report)).toEqual([]);
    expect(unknownIn(report)).toMatch(/^How shell \S+ does is not known/);
  });

  test('and something else was deployed since', async () => {
    const report = await reportAfter(
      [['13:00', { order: Y, shell: X, products: X }], ...takenBack],
      hours,
    );
    expect(alarmsIn(report)).toEqual([]);
  });

  test('in the hour of its own deployment, and a watch says that it is not known', async () => {
    const [back, bad] = takenBack;
    const report = await reportAfter(
      [back!, bad!, ['08:00', { order: X, shell: X }]],
      [good, orderHour('11', Y, 25, 25)],
    );
    expect(alarmsIn(report)).toEqual([]);
    expect(unknownIn(report)).toMatch(/^How shell \S+, order \S+ does is not known/);
  });
});

describe.each([
  ['was taken back since', X],
  ['a newer one replaced', '1.2.0-0123456789ab'],
])('a release that began beside a failing one which %s', (_, products) => {
  const alarmsWhere = async (visitsBefore: number, failedBefore: number) => {
    const report = await reportAfter(
      [
        ['10:40', { order: Y, products }],
        ['10:20', { order: Y, products: Y }],
        ['10:00', { order: X, products: Y }],
        ['08:00', { order: X, products: X }],
      ],
      [
        orderHour('08', X, 2000, 10),
        orderHour('10', X, visitsBefore, failedBefore),
        orderHour('10', Y, 50, 20),
      ],
    );
    return alarmsIn(report);
  };

  test.each([
    [10, 8],
    [2, 2],
  ])('is not named where of %d visits to the one before it %d failed', async (visits, failed) => {
    expect(await alarmsWhere(visits, failed)).toEqual([]);
  });

  test.each([
    [10, 0],
    // Somebody whose browser is broken.
    [4, 1],
  ])('is named where of %d visits to the one before it %d failed', async (visits, failed) => {
    expect(await alarmsWhere(visits, failed)).toEqual([`order ${Y} does worse than ${X}.`]);
  });
});

test('a release that fails is named when an older one that was good is taken back', async () => {
  const report = await reportAfter(
    [
      ['13:05', { order: Y, products: X }],
      ['10:05', { order: Y, products: Y }],
      ['08:00', { order: X, products: Y }],
      ['07:00', { order: X, products: X }],
    ],
    [good, ...['10', '11', '12'].map((hour) => orderHour(hour, Y, 50, 45))],
  );
  expect(alarmsIn(report)).toEqual([`order ${Y} does worse than ${X}.`]);
});

test.each<[what: string, deployments: Parameters<typeof reportAfter>[0]]>([
  ['deployed', []],
  ['deployed and taken back', [['11:30', { order: Y, products: X }]]],
])('a release that fails is named when another one was %s since', async (_, later) => {
  const report = await reportAfter(
    [
      ...later,
      ['11:10', { order: Y, products: Y }],
      ['10:05', { order: Y, products: X }],
      ['08:00', { order: X, products: X }],
    ],
    [
      good,
      orderHour('10', Y, 30, 28),
      {
        hour: '2026-03-20T11',
        counts: {
          [`order/${Y}`]: { visits: 15, failed: 14 },
          [`products/${X}`]: { visits: 4, failed: 4 },
          [`products/${Y}`]: { visits: 11, failed: 10 },
        },
      },
    ],
  );
  expect(alarmsIn(report)).toContain(`order ${Y} does worse than ${X}.`);
});

test.each([
  ['before the last deployment is not its', '10', 1],
  ['since the last deployment may be its, also where another release is named', '11', 0],
])('what fails %s', async (_, hour, old) => {
  const report = await reportAfter(
    [
      ['11:10', { order: Y, shell: Y }],
      ['10:05', { order: Y, shell: X }],
      ['08:00', { order: X, shell: X }],
    ],
    [good, orderHour(hour, Y, 30, 28)],
  );
  expect(alarmsIn(report)).toEqual([`order ${Y} does worse than ${X}.`]);
  expect(oldAlarmsIn(report)).toHaveLength(old);
});

test('a release of the first deployment is judged by what it failed with beside others of it', async () => {
  const report = await reportAfter(
    [
      ['11:10', { order: X, products: Y }],
      ['08:00', { order: X, products: X }],
    ],
    [orderHour('08', X, 30, 28)],
  );
  expect(alarmsIn(report)).toEqual([`order ${X} fails.`]);
});

test('a deployment does not hide the release that failed before it', async () => {
  const visits = { visits: 15, failed: 14 };
  const report = await reportAfter(
    [
      // As `offline` does: nothing went live.
      ['11:00', { order: Y, products: Y, shell: X }],
      ['10:20', { order: Y, products: Y, shell: X }],
      ['10:00', { order: Y, products: X, shell: X }],
      ['08:00', { order: X, products: X, shell: X }],
    ],
    [
      { hour: '2026-03-20T08', counts: { ...good.counts, [`products/${X}`]: { visits: 400 } } },
      {
        hour: '2026-03-20T10',
        counts: {
          [`order/${Y}`]: { visits: 30, failed: 28 },
          [`products/${X}`]: visits,
          [`products/${Y}`]: visits,
        },
      },
    ],
  );
  expect(alarmsIn(report)).toEqual([
    `products ${Y} does worse than ${X}.`,
    `order ${Y} does worse than ${X}.`,
  ]);
  expect(report.judgements.map(({ since }) => since)).toEqual([
    '2026-03-20T08',
    '2026-03-20T10',
    '2026-03-20T10',
  ]);
});

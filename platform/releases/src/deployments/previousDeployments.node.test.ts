import { openDeployments } from './previousDeployments';
import { withDeployment, type Deployment } from './state/deploymentState';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2030-06-30T12:00:00Z');

/** A deployment of the products alone, so many days ago. */
const deployment = (products: string, daysAgo: number): Deployment => ({
  live: { products },
  on: new Date(now - daysAgo * DAY).toISOString(),
  by: { name: 'build' },
  previous: { applications: {} },
});
const open = (history: Deployment[]) =>
  openDeployments(history, now).map(({ live }) => live.products);

test('what is live stays, however old', () => {
  expect(open([deployment('1', 900)])).toEqual(['1']);
});

test('a page may be opened until the deployment is replaced, and stay open for a week', () => {
  const later = Array.from({ length: 11 }, (_, at) => deployment(`later ${at}`, 6.9));
  const last = deployment('last', 20);

  expect(open([...later, last])).toContain('last');
  const aWeekAgo = later.map((earlier) => ({
    ...earlier,
    on: new Date(now - 7.1 * DAY).toISOString(),
  }));
  expect(open([...aWeekAgo, last])).not.toContain('last');
});

test('the last ten changes stay, however old; the same releases once more are no change', () => {
  const changes = Array.from({ length: 12 }, (_, at) => deployment(`${12 - at}`, 100 + at));
  const repeated = Array.from({ length: 20 }, () => deployment('12', 50));

  expect(new Set(open([...repeated, ...changes]))).toEqual(
    new Set(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']),
  );
});

test('the last ten of the desk stay, which has no releases', () => {
  const desk = (version: number, daysAgo: number): Deployment => ({
    live: {},
    on: new Date(now - daysAgo * DAY).toISOString(),
    by: { name: 'build' },
    previous: { applications: {} },
    publication: { version: `v${version}`, by: 'asha@ci', commit: null },
  });
  const history = Array.from({ length: 12 }, (_, at) => desk(12 - at, 30 + at));
  expect(openDeployments(history, now).map((it) => it.publication?.version)).toEqual([
    'v12',
    'v11',
    'v10',
    'v9',
    'v8',
    'v7',
    'v6',
    'v5',
    'v4',
    'v3',
  ]);
});

test('a public site that is deployed often keeps every deployment of a week, and no older ones beyond fifty', () => {
  const publication = { version: 'v', by: 'asha@ci', commit: null };
  let history: readonly Deployment[] = [];
  for (let at = 200; at > 0; at -= 1) {
    const next = { ...deployment(`1.0.${200 - at}-0123456789ab`, at / 10), publication };
    history = withDeployment({ history }, next).history;
  }

  // Ten a day: those of seven days, and the one that was live when they began.
  expect(history).toHaveLength(71);
  const local = history.map((earlier) => deployment(earlier.live.products ?? '', 1));
  const next = deployment('1.1.0-0123456789ab', 0);
  expect(withDeployment({ history: local }, next).history).toHaveLength(50);
});

test('what a rollback goes back to stays, with what replaced it, however often others deployed since', () => {
  const times = Array.from({ length: 90 }, (_, at) => deployment('1.0.0-0123456789ab', 100 + at));
  const [site, , products] = times.slice(60).map(({ on }) => on);
  const next = {
    ...deployment('1.0.0-0123456789ab', 0),
    previous: { site: site!, applications: { products: products! } },
  };

  const { history } = withDeployment({ history: times }, next);
  expect(history.slice(50)).toEqual([times[59], times[60], times[61], times[62]]);
});

import type { Deployment } from '@site/releases/deployments/state/deploymentState';
import { openPagesOf } from './openPages';

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
  openPagesOf({ isLocal: false }, history, now).map(({ live }) => live.products);

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
  expect(
    openPagesOf({ isLocal: false }, history, now).map((it) => it.publication?.version),
  ).toEqual(['v12', 'v11', 'v10', 'v9', 'v8', 'v7', 'v6', 'v5', 'v4', 'v3']);
});

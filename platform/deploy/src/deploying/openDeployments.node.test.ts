import type { Deployment } from '../deployments/state/deploymentState';
import { now, pastDeployment } from '../testing/pastDeployment';
import { openDeploymentsOf } from './openDeployments';

const open = (history: Deployment[]) =>
  openDeploymentsOf({ isLocal: false }, history, now).map(({ live }) => live.products);

test('what is live stays, however old', () => {
  expect(open([pastDeployment('1', 900)])).toEqual(['1']);
});

test('a page may be opened until the deployment is replaced, and stay open for a week', () => {
  const later = (daysAgo: number) =>
    Array.from({ length: 11 }, (_, at) => pastDeployment(`later ${at}`, daysAgo));
  const last = pastDeployment('last', 20);

  expect(open([...later(6.9), last])).toContain('last');
  expect(open([...later(7.1), last])).not.toContain('last');
});

test('the last ten changes stay, however old; the same releases once more are no change', () => {
  const changes = Array.from({ length: 12 }, (_, at) => pastDeployment(`${12 - at}`, 100 + at));
  const repeated = Array.from({ length: 20 }, () => pastDeployment('12', 50));

  expect(new Set(open([...repeated, ...changes]))).toEqual(
    new Set(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']),
  );
});

test('the last ten of the desk stay, which has no releases', () => {
  const desk = (version: number, daysAgo: number): Deployment => ({
    ...pastDeployment('', daysAgo),
    live: {},
    publication: { version: `v${version}`, by: 'asha@ci', commit: null },
  });
  const history = Array.from({ length: 12 }, (_, at) => desk(12 - at, 30 + at));
  expect(
    openDeploymentsOf({ isLocal: false }, history, now).map((it) => it.publication?.version),
  ).toEqual(['v12', 'v11', 'v10', 'v9', 'v8', 'v7', 'v6', 'v5', 'v4', 'v3']);
});

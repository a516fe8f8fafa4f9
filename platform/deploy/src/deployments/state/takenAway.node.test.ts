import { withDeployment, type DeploymentCommand, type Deployment } from './deploymentState';
import { takenAwayBy } from './takenAway';

const HASH = '0123456789ab';
const start = Date.parse('2026-11-01T10:00:00Z');
const use: DeploymentCommand = { name: 'use', releases: {} };

/** The history of a site on which these versions of the products were live, one after the other; '' stands for none. */
function historyOf(versions: readonly string[], last: DeploymentCommand = use) {
  let history: readonly Deployment[] = [];
  versions.forEach((version, at) => {
    const live = { shell: `1.0.0-${HASH}`, ...(version && { products: `${version}-${HASH}` }) };
    const on = new Date(start + at * 60_000).toISOString();
    const by = at === versions.length - 1 ? last : use;
    history = withDeployment({ history }, { live, on, by, previous: { applications: {} } }).history;
  });
  return history;
}
const isTakenAway = (history: readonly Deployment[], version: string) =>
  takenAwayBy(history, 'products', `${version}-${HASH}`) !== undefined;

test.each([
  ['rolled back', historyOf(['1.9.0', '1.10.0', '1.9.0'], { name: 'rollback' }), true],
  ['replaced by an older one', historyOf(['1.9.0', '1.10.0', '1.9.0']), true],
  ['taken off', historyOf(['1.10.0', ''], { name: 'remove', application: 'products' }), true],
  ['replaced by a newer one', historyOf(['1.9.0', '1.10.0', '1.11.0']), false],
  ['live', historyOf(['1.9.0', '1.10.0']), false],
  [
    'replaced by a pipeline that came late',
    historyOf(['1.9.0', '1.10.0', '1.9.0'], {
      name: 'deploy',
      releases: {},
      skipRolledBack: true,
    }),
    false,
  ],
  ['live again', historyOf(['1.9.0', '1.10.0', '1.9.0', '1.10.0']), false],
  ['never live', historyOf(['1.9.0']), false],
  [
    'gone with a deployment that failed',
    historyOf(['1.9.0', '1.10.0', '1.9.0'], { name: 'rollback', hasFailed: true }),
    false,
  ],
])('a release that was %s', (_, history, isGone) => {
  expect(isTakenAway(history, '1.10.0')).toBe(isGone);
});

test('a release that was rolled back stays away, also where it is the older one', () => {
  const history = historyOf(['1.10.0', '1.9.0', '1.10.0'], { name: 'rollback' });
  expect(isTakenAway(history, '1.9.0')).toBe(true);
});

const often = (version: string) => Array.from({ length: 120 }, () => version);

test.each([
  ['an older one', ['1.0.0', '1.1.0', ...often('1.0.0')]],
  ['none', ['1.1.0', ...often('')]],
])('what %s took the place of stays away, however many deployments follow', (_, versions) => {
  const history = historyOf(versions);
  expect(isTakenAway(history, '1.1.0')).toBe(true);
  expect(history.length).toBeLessThan(53);
});

test('a newer one is live at last: nothing has to be kept in mind', () => {
  expect(historyOf(['1.0.0', '1.1.0', '1.0.0', ...often('1.1.1')])).toHaveLength(50);
});

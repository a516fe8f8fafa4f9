import { workspaces } from '../workspaces';
import { teams } from '../owners/owners';
import { reachOf } from './reachOfChange';

const all = workspaces();
const workspacesOf = (team: string, ...files: string[]) =>
  reachOf(files, all)
    .teams.find((it) => it.team === team)
    ?.workspaces.split(' ') ?? [];
const teamsOf = (...files: string[]) => reachOf(files, all).teams.map(({ team }) => team);

test("a team's texts are its own job, and the site is walked through", () => {
  const file = 'remote-order/content/form.json';

  expect(workspacesOf('order', file)).toEqual(['remote-order']);
  expect(teamsOf(file)).not.toContain('product');
  expect(reachOf([file], all).site).toBe(true);
});

test('what others need reaches them, also through third ones', () => {
  expect(teamsOf('contracts/src/pages/paths.ts')).toEqual(teams);
  expect(workspacesOf('order', 'platform/firestore/src/bin/orders.ts')).toContain('functions');
  expect(workspacesOf('site', 'platform/tooling/src/ports.ts')).toContain('platform/deploy');
});

test('what no page is made of does not have the site walked through', () => {
  expect(reachOf(['bench/src/bin/bench.ts'], all).site).toBe(false);
  expect(reachOf(['platform/deploy/src/bin/site.ts'], all).site).toBe(false);
  expect(reachOf(['platform/server/src/bin/start.ts'], all).site).toBe(true);
});

test.each(['package-lock.json', 'tsconfig.base.json', 'brand.json', 'jest.config.mjs', '.ci/run'])(
  '%s belongs to all',
  (file) => {
    const reached = reachOf([file], all).teams.flatMap((it) => it.workspaces.split(' '));
    expect(reached.sort()).toEqual(all.map(({ folder }) => folder).sort());
  },
);

test.each([
  [['LICENSE'], []],
  [['docs/deploying.md', 'README.md'], ['platform/repository']],
  [['.github/workflows/pull-request.yml'], ['platform/repository']],
  [['targets.json'], ['platform/deploy']],
])('%j reaches %j', (files, reached) => {
  expect(reachOf(files, all)).toEqual({
    teams: reached.map((it) => ({ team: 'site', workspaces: it })),
    site: false,
  });
});

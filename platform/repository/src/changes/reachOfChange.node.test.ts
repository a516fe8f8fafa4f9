import { workspaces } from '../workspaces';
import { reachOf } from './reachOfChange';

const all = workspaces();
const reached = (...files: string[]) => reachOf(files, all).workspaces;

test('a text reaches its own workspace and who needs that, and the site is walked through', () => {
  const file = 'remote-order/content/form.json';

  expect(reached(file)).toContain('remote-order');
  expect(reached(file)).not.toContain('remote-products');
  expect(reachOf([file], all).site).toBe(true);
});

test('what others need reaches them, also through third ones', () => {
  expect(reached('company/src/paths.ts')).toEqual(
    expect.arrayContaining(['shell', 'remote-order', 'remote-products', 'platform/deploy']),
  );
  expect(reached('order-backend/src/bin/orders.ts')).toContain('functions');
});

test('what no page is made of does not have the site walked through', () => {
  expect(reachOf(['bench/src/bin/bench.ts'], all).site).toBe(false);
  expect(reachOf(['platform/repository/src/bin/repository.ts'], all).site).toBe(false);
  expect(reachOf(['platform/server/src/bin/start.ts'], all).site).toBe(true);
  // The server answers by what it says of hosts.
  expect(reachOf(['platform/deploy/src/bin/site.ts'], all).site).toBe(true);
});

test.each(['package-lock.json', 'brand.json', 'jest.config.mjs', '.ci/run'])(
  '%s belongs to all',
  (file) => {
    expect(reached(file)).toEqual(all.map(({ folder }) => folder));
  },
);

test.each([
  [['LICENSE'], []],
  [['docs/shipping.md', 'README.md'], ['platform/repository']],
])('%j reaches %j', (files, workspaces) => {
  expect(reachOf(files, all)).toEqual({ workspaces, site: false });
});

test('targets reach what deploys, and what answers as it does', () => {
  expect(reached('targets.json')).toEqual(['platform/server', 'platform/deploy', 'e2e', 'bench']);
});

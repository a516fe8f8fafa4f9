import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runSite } from './testing/runSite';
import type { Rebuild } from '@site/releases/making/rebuildReleases';
import type { Release, StoredRelease } from '@site/releases/release/releaseFormat';
import { versionOf } from '@site/releases/release/releaseId';
import { folderStore } from '@site/releases/store/folderStore';
import { rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { FIRST } from '../testing/deploySite';
import { deployTests, withOneBitChanged } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';

jest.setTimeout(60_000);

const { host, site, deploy } = deployTests(folderHost);

/** Builds are those of the store, changed; that real ones are reproducible is another test's matter. */
async function verify(changed: (release: StoredRelease) => Release = (release) => release) {
  const store = folderStore(site().store);
  const rebuild: Rebuild = (releases) =>
    Promise.all(
      releases.map(async ({ application, version }) => {
        const id = (await store.list(application)).find((it) => versionOf(it) === version) ?? '';
        return changed((await store.open(application, id)) as StoredRelease) as StoredRelease;
      }),
    );
  const openRebuilder = async () => ({ rebuild, close: async () => {} });
  return runSite(['verify', ...site().where], { openRebuilder });
}

test('a site that is what its sources make is said to be so, after a second deployment too', async () => {
  await deploy(...FIRST);
  await deploy('products@1.1.0');

  expect(await verify()).toEqual({
    code: 0,
    output: `${host().live.address} shows what its sources make.\n`,
    warnings: expect.stringMatching(/^Building what .*\nNo page was opened in a browser, .*\n$/),
  });
});

test('one bit anywhere is found', async () => {
  await deploy(...FIRST);
  for (const path of [/^\/buy-now$/, /^\/releases\/remote-products\/.*\.js$/, /^\/robots\.txt$/]) {
    host().live.tamper = withOneBitChanged(path);
    const { code, warnings } = await verify();

    expect(code).toBe(1);
    expect(warnings).toMatch(/is not what its sources make: .* differs from byte \d+ on/);
  }
});

test('a release that its commit does not make is named with its first file', async () => {
  await deploy(...FIRST);
  const other = (it: StoredRelease) =>
    it.application === 'order'
      ? { ...it, files: { ...it.files, 'web/remoteEntry.js': 'sha256-other' } }
      : it;

  expect((await verify(other)).warnings).toMatch(
    /^order 1\.0\.0 is not what its commit c0ffee makes: web\/remoteEntry\.js differs\.$/m,
  );
});

test('what others built is compared with the store: nobody here can rebuild it', async () => {
  const adopted = { from: 'https://others.example', on: '2026-11-27T00:00:00.000Z' };
  await rewriteRelease(await site().release('products', '1.2.0'), {
    commit: null,
    adopted: { ...adopted, type: 'global', container: 'others', shared: {} },
  });
  await deploy('shell@1.0.0', 'products@1.2.0', 'order@1.0.0');
  const rebuildable = (it: StoredRelease) => {
    if (it.adopted) throw new Error('It has no commit.');
    return it;
  };

  expect(await verify(rebuildable)).toMatchObject({
    code: 0,
    warnings: expect.stringMatching(/^products 1\.2\.0 was built by others: .* the store\.$/m),
  });
});

test('a file of the host that is lost is brought again by the same deployment', async () => {
  await deploy(...FIRST);
  const page = join(site().store, '../www/current/site/buy-now/index.html');
  const whole = await readFile(page, 'utf8');
  await writeFile(page, 'x');
  expect((await deploy()).warnings).toContain('production should show just that, and is published');
  expect(await readFile(page, 'utf8')).toBe(whole);
  expect((await deploy()).warnings).toContain('production shows just that already.');
});

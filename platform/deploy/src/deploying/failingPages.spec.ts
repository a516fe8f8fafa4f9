import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { release } from '@site/releases/testing/testReleases';
import { runSite } from '../commands/testing/runSite';
import { defaultSiteFolder } from '@site/releases/store/openStore';
import type { StoredRelease } from '@site/releases/release/releaseFormat';
import { folderStore } from '@site/releases/store/folderStore';
import { serveFolder } from '../testing/serveFolder';
import { localTarget } from '../targets/localTarget';

// Each is long: one after another they would keep one worker when the others are done.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Builds what is live of the order remote once more, with other scripts in browsers alone. */
const changedInBrowsers = (
  { folder, base }: StoredRelease,
  change: (script: string) => string,
) => ({
  async buildWeb(_: string, outDir: string) {
    await cp(join(folder, 'web'), outDir, { recursive: true });
    const file = join(outDir, 'forms.js');
    await writeFile(file, change(await readFile(file, 'utf8')));
  },
  async buildServer(_: string, outDir: string, otherBase: string) {
    await cp(join(folder, 'server'), outDir, { recursive: true });
    for (const file of await readdir(outDir)) {
      const text = await readFile(join(outDir, file), 'utf8');
      await writeFile(join(outDir, file), text.replaceAll(base, otherBase));
    }
  },
});

const SWALLOWS_SUBMITS =
  'addEventListener("submit", (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);';

/** A store of one's own with what the site has, and what it makes of the order remote. */
async function openStore(folder: string) {
  const store = join(folder, 'store');
  await cp(defaultSiteFolder, store, { recursive: true, preserveTimestamps: true });
  const releases = folderStore(store);
  const ids = async (name: 'shell' | 'products' | 'order') => (await releases.list(name))[0] ?? '';
  const order = await ids('order');
  const others = [`shell@${await ids('shell')}`, `products@${await ids('products')}`];
  async function make(version: string, script: string) {
    const live = (await releases.open('order', order)) as StoredRelease;
    await release(
      releases,
      'order',
      version,
      changedInBrowsers(live, (forms) => script + forms),
    );
  }
  return { store, order, others, make };
}

test('a release that fails in a browser alone is taken back, and page and fault are named', async ({}, testInfo) => {
  const folder = testInfo.outputPath();
  const { store, order, others, make } = await openStore(folder);
  await mkdir(join(folder, 'www'));
  const host = await serveFolder(join(folder, 'www'));
  const production = { host: 'folder', folder: 'www', address: host.address, settleSeconds: 0 };
  process.env.SITE_TARGETS = join(folder, 'targets.json');
  await writeFile(process.env.SITE_TARGETS, JSON.stringify({ targets: { production } }));
  const deploy = (...args: string[]) => runSite(['deploy', ...args, '--store', store]);

  const first = await deploy(...others, `order@${order}`);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('production shows') });

  await make('9.0.0', 'throw new Error("no such thing");');
  const { code, warnings } = await deploy('order@9.0.0');
  expect(code).toBe(1);
  expect(warnings).toMatch(
    /failed in a browser, so the version before is live again\..* \/buy: .*no such thing/,
  );
  const page = await (await fetch(`${host.address}/buy-now`)).text();
  expect(page).toContain(`"release":"${order}"`);
  await host.close();
  delete process.env.SITE_TARGETS;
});

test('a preview whose form sends no order is refused, and page and fault are named', async ({}, testInfo) => {
  const folder = testInfo.outputPath();
  const { store, others, make } = await openStore(folder);
  await make('9.1.0', SWALLOWS_SUBMITS);
  const local = localTarget(join(folder, 'local'));
  const preview = ['preview', 'try', ...others, 'order@9.1.0', '--to', 'local'];
  expect(await runSite(preview, { local, folder: store })).toMatchObject({
    code: 1,
    warnings: expect.stringMatching(
      / failed in a browser\..* \/buy-now: Place Order sent no order to the database/,
    ),
  });
});

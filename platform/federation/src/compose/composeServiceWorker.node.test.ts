import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { StoredRelease } from '../releases/releaseFormat';
import { releasesOf, type LiveReleases } from '../releases/liveReleases';
import { serviceWorker } from './composeServiceWorker';

const newFolder = temporaryFolders();
const entry = { scripts: ['main.js'], styles: [], fonts: [], icons: [] };

async function release(name: string, part?: string, id = '1.0.0-abcdefabcdef') {
  const folder = await newFolder();
  const files: Record<string, string> = {
    'web/main.js': 'sha256-x',
    'web/picture.webp': 'sha256-y',
  };
  if (part !== undefined) {
    await mkdir(join(folder, 'service-worker'));
    await writeFile(join(folder, 'service-worker/part.js'), part);
    files['service-worker/part.js'] = 'sha256-z';
  }
  const base = `/releases/${name}/${id}/`;
  return { id, base, entry, modules: {}, files, folder } as unknown as StoredRelease;
}

const KEEPS = 'said.push(self._COMPOSED_SITE.id) // the shell';

async function live(changes: Partial<LiveReleases> = {}): Promise<LiveReleases> {
  return {
    shell: await release('shell', KEEPS),
    remoteProducts: await release('remote-products'),
    remoteOrder: await release('remote-order', 'said.push("order")'),
    ...changes,
  };
}

/** Runs a worker's script; gives what the parts said, and what they were told of the site. */
function run(script: string) {
  const said: string[] = [];
  const self: Record<string, unknown> = { addEventListener: (name: string) => said.push(name) };
  runInNewContext(script, { self, said });
  return { said, site: self[COMPOSED_SITE] as ComposedSite };
}

test('it holds the parts of all releases that have one, and what the site is made of', async () => {
  const { composition, script } = await serviceWorker(await live(), true);
  const { said, site } = run(script);

  expect(said).toEqual([composition, 'order']);
  expect(site.id).toMatch(/^[0-9a-f]{12}$/);
  expect(site.bases).toContain('/releases/remote-products/1.0.0-abcdefabcdef/');
  expect(site.files.en).toEqual({
    '/releases/shell/1.0.0-abcdefabcdef/main.js': 'sha256-x',
    '/releases/remote-products/1.0.0-abcdefabcdef/main.js': 'sha256-x',
    '/releases/remote-order/1.0.0-abcdefabcdef/main.js': 'sha256-x',
  });
});

test('the same releases make the same worker, and another release another one', async () => {
  const first = await serviceWorker(await live(), true);

  expect(await serviceWorker(await live(), true)).toEqual(first);
  const remoteProducts = await release('remote-products', undefined, '1.1.0-abcdefabcdef');
  const other = await serviceWorker(await live({ remoteProducts }), true);
  expect(other.composition).not.toBe(first.composition);
});

test.each([
  ['was switched off', live, false],
  ['is not in the shell that is live', async () => live({ shell: await release('shell') }), true],
])('one that %s ends itself, and pages name no composition', async (_case, releases, isOn) => {
  const { composition, script } = await serviceWorker(await releases(), isOn);

  expect(composition).toBeUndefined();
  expect(run(script).said).toEqual(['install', 'activate']);
  expect(script).toContain('skipWaiting');
  expect(script).toContain('unregister');
});

test('the scripts of a shell that fetches pins are told alone where all of a language would be too much', async () => {
  const fetching = { ...(await release('shell', KEEPS)), fetchesPins: true as const };
  const large = await live({ shell: fetching });
  const size = async (bytes: number) => {
    for (const { folder } of releasesOf(large)) {
      await mkdir(join(folder, 'web'), { recursive: true });
      await writeFile(join(folder, 'web/main.js'), Buffer.alloc(bytes));
    }
    return run((await serviceWorker(large, true)).script).site;
  };
  const small = await size(1000);
  expect(Object.keys(small.files.en ?? {})).toHaveLength(3);
  expect(small.pins?.en?.address).toMatch(/^\/releases\/pins\//);
  expect(small.bases).toContain(small.pins?.en?.address);

  expect((await size(1_000_000)).files.en).toEqual({
    '/releases/shell/1.0.0-abcdefabcdef/main.js': 'sha256-x',
  });
});

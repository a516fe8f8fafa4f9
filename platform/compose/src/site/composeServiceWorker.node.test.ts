import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { release as releaseOf } from '@site/releases/testing/testReleases';
import type { SiteSettings } from '../page/siteSettings';
import type { StoredRelease, LiveReleases } from '@site/releases/release/releaseFormat';
import { folderStore } from '@site/releases/store/folderStore';
import { composePages } from './composePages';
import { compositionId, serviceWorker } from './composeServiceWorker';

const newFolder = temporaryFolders();
const entry = { scripts: ['main.js'], styles: [], fonts: [] };

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
    products: await release('remote-products'),
    order: await release('remote-order', 'said.push("order")'),
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
  const script = await serviceWorker(await live(), { isOn: true, composition: 'abcdefabcdef' });
  const { said, site } = run(script);

  expect(said).toEqual(['abcdefabcdef', 'order']);
  expect(site.bases).toContain('/releases/remote-products/1.0.0-abcdefabcdef/');
  expect(site.files.en).toEqual({
    [site.bases.find((base) => base.endsWith('/pins.js')) ?? '']: expect.stringMatching(/^sha256-/),
    '/releases/shell/1.0.0-abcdefabcdef/main.js': 'sha256-x',
    '/releases/remote-products/1.0.0-abcdefabcdef/main.js': 'sha256-x',
    '/releases/remote-order/1.0.0-abcdefabcdef/main.js': 'sha256-x',
  });
});

test('another release makes another composition, in whatever order the pages were made', async () => {
  const [one, other] = [new Map(Object.entries({ a: '1', b: '2' })), new Map()];
  other.set('b', '2').set('a', '1');
  const first = compositionId(await live(), one);

  expect(compositionId(await live(), other)).toEqual(first);
  const products = await release('remote-products', undefined, '1.1.0-abcdefabcdef');
  expect(compositionId(await live({ products }), one)).not.toBe(first);
});

test('pages and worker have another id as soon as a byte of a page is another one', async () => {
  const made = await releaseOf(folderStore(await newFolder()), 'shell', '1.0.0');
  await mkdir(join(made.folder, 'service-worker'));
  await writeFile(join(made.folder, 'service-worker/part.js'), KEEPS);
  const shell = { ...made, files: { ...made.files, 'service-worker/part.js': 'sha256-z' } };
  const idWith = async (settings: SiteSettings, year = 2026) => {
    const site = await newFolder();
    await composePages({ shell }, { on: `${year}-11-25T10:00:00.000Z`, site, settings });
    const [id = ''] = run(await readFile(join(site, 'service-worker.js'), 'utf8')).said;
    for (const page of ['index.html', 'offline/index.html', '404.html']) {
      expect(await readFile(join(site, page), 'utf8')).toContain(` data-composition="${id}"`);
    }
    return id;
  };
  const first = await idWith({});

  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(await idWith({})).toBe(first);
  expect(await idWith({ visits: '/visits' })).not.toBe(first);
  expect(await idWith({}, 2027)).not.toBe(first);

  const site = await newFolder();
  await composePages({ shell }, { on: '2026-11-25T10:00:00.000Z', site, keepsPages: false });
  expect(await readFile(join(site, 'index.html'), 'utf8')).not.toContain('data-composition');
});

test.each([
  ['was switched off', { isOn: false, composition: 'abcdefabcdef' }],
  ['is not in the shell that is live', { isOn: true, composition: undefined }],
])('one that %s ends itself', async (_case, options) => {
  const script = await serviceWorker(await live(), options);

  expect(run(script).said).toEqual(['install', 'activate']);
  expect(script).toContain('skipWaiting');
  expect(script).toContain('unregister');
});

import { access, lutimes, readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { unreadableIn } from '@site/tooling/testing/unreadableIn';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { writeSampleSite } from '../testing/sampleSite';
import { folderTarget } from './folderTarget';
import { serveFolder } from '../testing/serveFolder';

const newFolder = temporaryFolders();
const origin = { by: 'asha', message: 'deploy' };

async function setup(below = '') {
  const folder = join(await newFolder(), below);
  const target = folderTarget({
    folder,
    name: 'staging',
    address: 'http://127.0.0.1:1',
    previewAddress: 'http://x',
    settleMs: 0,
    ownHeaders: [],
    settings: {},
    productionDatabase: undefined,
  });
  return { folder, target, site: await writeSampleSite(await newFolder()) };
}

test('what a preview shows stays, whatever is pruned', async () => {
  const { folder, target, site } = await setup();
  const shown = await target.create(site, { ...origin, isPreview: true });
  await target.preview(shown, 'change-12');
  const old = await target.create(site, origin);
  await target.release(await target.create(site, origin), 'deploy');
  await target.prune(new Set());

  await access(join(folder, 'preview/site/index.html'));
  await expect(access(join(folder, 'versions', old))).rejects.toThrow('ENOENT');
});

test('a preview ends after a week, and not with the next deployment', async () => {
  const { folder, target, site } = await setup();
  const previewed = await target.create(site, { ...origin, isPreview: true });
  const shown = async () => basename(await readlink(join(folder, 'preview')));
  await target.preview(previewed, 'change-12');
  const next = await target.create(site, origin);
  const looked: string[] = [];
  await target.beforeLive(next, async () => void looked.push(await shown()));
  await target.release(next, 'deploy');
  await target.prune(new Set());
  expect(looked).toEqual([next]);
  expect(await shown()).toBe(previewed);

  const weekAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
  await lutimes(join(folder, 'previewed'), weekAgo, weekAgo);
  await target.prune(new Set());
  await expect(shown()).rejects.toThrow('ENOENT');
  await expect(access(join(folder, 'versions', previewed))).rejects.toThrow('ENOENT');
});

test('a version that cannot be made leaves nothing behind', async () => {
  const { folder, target, site } = await setup();
  const gone = { ...site, folder: join(site.folder, 'gone') };
  await expect(target.create(gone, origin)).rejects.toThrow('ENOENT');

  const pages = await target.create(site, origin);
  const files = new Map([...site.files, ['/releases/order/gone.js', 'hash']]);
  const releases = await target.create({ ...site, files }, origin);
  await expect(target.merge(pages, releases, origin)).rejects.toThrow('ENOENT');
  expect((await readdir(join(folder, 'versions'))).sort()).toEqual([pages, releases].sort());
});

test.each([0o077, 0o027])('under umask %o a web server can read all of it', async (umask) => {
  const before = process.umask(umask);
  try {
    const { target, folder, site } = await setup('www/shop');
    const pages = await target.create(site, origin);
    await target.release(pages, 'deploy');
    await target.merge(pages, await target.create(site, origin), origin);

    expect(await unreadableIn(dirname(folder))).toEqual([]);
  } finally {
    process.umask(before);
  }
});

test('an address that is no path is answered, and the server goes on', async () => {
  const { folder, target, site } = await setup();
  await target.release(await target.create(site, origin), 'deploy');
  const { address, close } = await serveFolder(folder);
  const ask = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(address);
      request({ host: '127.0.0.1', port, path }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      })
        .once('error', reject)
        .end();
    });

  expect(await ask('//')).toBe(301);
  expect(await ask('/')).toBe(200);
  await close();
});

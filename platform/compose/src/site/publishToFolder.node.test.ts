import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases';
import { release } from '@site/releases/testing';
import { unreadableIn } from '@site/tooling/testing/unreadableIn';
import { composeSite } from './composeSite';
import { publishToFolder } from './publishToFolder';

const newFolder = temporaryFolders();

test.each([0o077, 0o027])('under umask %o a web server can read all of it', async (umask) => {
  const store = folderStore(await newFolder());
  const before = process.umask(umask);
  try {
    const live = {
      shell: await release(store, 'shell', '1.0.0'),
      products: await release(store, 'products', '1.0.0'),
      order: await release(store, 'order', '1.0.0'),
    };
    const site = join(await newFolder(), 'one', 'two');
    for (let time = 0; time < 2; time += 1) {
      const on = '2026-11-23T10:00:00.000Z';
      await composeSite(live, { on, site: `${site}${time}`, settings: {} });
      expect(await unreadableIn(dirname(site))).toEqual([]);
    }
  } finally {
    process.umask(before);
  }
});

test('keeps the site before for answers that are under way, and removes older ones and unfinished ones', async () => {
  const store = folderStore(await newFolder());
  const live = {
    shell: await release(store, 'shell', '1.0.0'),
    products: await release(store, 'products', '1.0.0'),
    order: await release(store, 'order', '1.0.0'),
  };
  const folder = await newFolder();
  const site = join(folder, 'site');
  const publish = async () => {
    await publishToFolder(
      live,
      {
        ...{ on: '2026-11-23T10:00:00.000Z', history: [], by: { name: 'build' } },
        announce: async () => {},
      },
      { site },
    );
    return basename(await readlink(site));
  };
  const first = await publish();
  const second = await publish();
  expect((await readdir(join(folder, 'sites'))).toSorted()).toEqual([first, second].toSorted());

  const unfinished = join(folder, 'sites', '1-1', 'products');
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, 'index.html'), '');
  const third = await publish();
  expect((await readdir(join(folder, 'sites'))).toSorted()).toEqual([second, third].toSorted());
});

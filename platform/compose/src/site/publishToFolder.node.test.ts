import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases';
import { release } from '@site/releases/testing';
import { publishToFolder } from './publishToFolder';

const newFolder = temporaryFolders();

test('keeps the site before for answers that are under way, and removes older ones and unfinished ones', async () => {
  const store = folderStore(await newFolder());
  const live = {
    shell: await release(store, 'shell', '1.0.0'),
    remoteProducts: await release(store, 'products', '1.0.0'),
    remoteOrder: await release(store, 'order', '1.0.0'),
  };
  const folder = await newFolder();
  const site = join(folder, 'site');
  const publish = async () => {
    await publishToFolder(
      live,
      {
        ...{ on: '2026-11-23T10:00:00.000Z', offered: [], history: [], by: { name: 'build' } },
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

import { dirname, join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { folderStore } from '@site/releases/store/folderStore';
import { release } from '@site/releases/testing/testReleases';
import { unreadableIn } from '@site/tooling/testing/unreadableIn';
import { composeSite } from './composeSite';

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

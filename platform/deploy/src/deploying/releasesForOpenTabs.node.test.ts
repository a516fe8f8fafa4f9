import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '@site/releases/store/folderStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { release } from '@site/releases/testing/testReleases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { releasesForOpenTabs } from './releasesForOpenTabs';

const newFolder = temporaryFolders();

async function openTabsOn(store: ReleaseStore, ids: readonly string[]) {
  const said: string[] = [];
  const history = ids.map((order) => ({
    live: { order },
    on: '2030-01-31T12:00:00.000Z',
    by: { name: 'build' as const },
    previous: { applications: {} },
  }));
  const { earlierReleases } = await releasesForOpenTabs(
    store,
    { history, shown: undefined },
    (line) => said.push(line),
  );
  return { kept: earlierReleases.map(({ version }) => version), said };
}

test('a release that is missing or damaged is told, and the others are kept', async () => {
  const store = folderStore(await newFolder());
  const whole = await release(store, 'order', '1.0.0');
  const changed = await release(store, 'order', '1.1.0');
  const undescribed = await release(store, 'order', '1.2.0');
  await appendFile(join(changed.folder, 'web/remoteEntry.js'), '//');
  await appendFile(join(undescribed.folder, 'release.json'), '//');
  const ids = [whole.id, changed.id, undescribed.id, '1.3.0-0123456789ab'];
  const { kept, said } = await openTabsOn(store, ids);

  expect(kept).toEqual(['1.0.0']);
  const loss = ' Tabs that are open on it may lose files.';
  expect(said).toEqual([
    `order 1.1.0 is damaged: web/remoteEntry.js is not the file that was released (its hash differs).${loss}`,
    expect.stringMatching(
      RegExp(`${undescribed.id}/release\\.json is not valid JSON: .*\\.${loss}$`),
    ),
    `order 1.3.0-0123456789ab is not in the store.${loss}`,
  ]);
});

test('a store that does not answer stops the deployment: its tabs would lose files for nothing', async () => {
  const store = folderStore(await newFolder());
  const { id } = await release(store, 'order', '1.0.0');
  const open = () => Promise.reject(new Error('gs://shop refuses the access token (401).'));

  await expect(openTabsOn({ ...store, open }, [id])).rejects.toThrow('refuses the access token');
});

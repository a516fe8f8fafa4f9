import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { folderStore } from '@site/releases/store/folderStore';
import { countsIn, openCountFile } from '@site/reports/countFile';
import { runSite } from '../commands/testing/runSite';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';

const { deploy, site } = deployTests(folderHost);

/** From line 1, column 3 of the script to line 7 of a source. */
const MAP = { version: 3, sources: ['./src/Page.tsx'], names: [], mappings: 'GAMA' };

/** A build with a map beside its script, as webpack writes it. */
const builder = (text: string, map: object = MAP) => {
  const made = fakeBuilder(text);
  return {
    ...made,
    async buildWeb(...args: Parameters<typeof made.buildWeb>) {
      await made.buildWeb(...args);
      await mkdir(join(args[1], 'chunks'), { recursive: true });
      await writeFile(join(args[1], 'chunks/later.js.map'), JSON.stringify(map));
    },
  };
};

test('source maps stay in the store beside their release, and errors are shown by them', async () => {
  const store = folderStore(site().store);
  const { id, files } = await release(store, 'products', '1.2.0', builder('1.2.0'));
  expect(Object.keys(files)).toContain('maps/chunks/later.js.map');
  // Another comment moves lines, and is no other release.
  const again = await release(
    store,
    'products',
    '1.2.0',
    builder('1.2.0', { ...MAP, names: ['a'] }),
  );
  expect(again.id).toBe(id);

  await deploy(...FIRST.map((it) => it.replace('products@1.0.0', 'products@1.2.0')));
  const published = await readdir(join(dirname(site().store), 'www/current/'), { recursive: true });
  expect(published.some((it) => it.includes(id))).toBe(true);
  expect(published.filter((it) => it.endsWith('.map'))).toEqual([]);

  const data = join(site().store, 'data');
  const stack = `remote-products/${id}/chunks/later.js:1:4 remote-products/${id}/remoteEntry.js:1:1`;
  const counts = { [`products/${id}`]: { visits: 1, [`error TypeError ${stack}`]: 1 } };
  await openCountFile(countsIn(data)).add(counts);
  const { output } = await runSite(['health', data], { folder: site().store });
  expect(output).toContain(
    `remote-products/src/Page.tsx:7 ← remote-products/${id}/remoteEntry.js:1:1`,
  );
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '../store/folderStore';
import { fakeBuilder } from './fakeBuilder';
import { release } from './testReleases';

/** Begins a build in a process of its own and never ends it, for tests that kill it. Takes the store's folder. */
const [, , folder = ''] = process.argv;
await release(folderStore(folder), 'order', '1.0.0', {
  ...fakeBuilder('it'),
  async buildWeb(_, outDir) {
    await mkdir(outDir);
    await writeFile(join(outDir, 'old.js'), 'half');
    console.log('half');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  },
});

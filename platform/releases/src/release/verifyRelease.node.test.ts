import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { release } from '../testing/testReleases';
import { folderStore } from '../store/folderStore';
import { verifyRelease } from './verifyRelease';

const newFolder = temporaryFolders();

test('a release is whole until one of its files changes', async () => {
  const made = await release(folderStore(await newFolder()), 'products', '1.0.0');
  await expect(verifyRelease(made)).resolves.toBeUndefined();
  writeFileSync(join(made.folder, 'web/remoteEntry.js'), 'something else');
  await expect(verifyRelease(made)).rejects.toThrow(
    'web/remoteEntry.js is not the file that was released',
  );
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { writeTestSite } from '../serve/testing/writeTestSite';
import { followLiveSite } from './followLiveSite';

const newFolder = temporaryFolders();

test('while its link leads nowhere, the site before it stays', async () => {
  const link = join(await newFolder(), 'site');
  await writeTestSite(link, { '/first.html': '' });
  const live = followLiveSite(link);
  await rm(link);
  expect([...live().addresses]).toEqual(['/first.html']);

  await writeTestSite(link, { '/second.html': '' });
  expect([...live().addresses]).toEqual(['/second.html']);
});

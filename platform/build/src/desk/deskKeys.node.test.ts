import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { readDeskKeys } from './deskKeys';

const newFolder = temporaryFolders();

test('the placeholders of this repository are enough on this machine, and not for a real project', async () => {
  await expect(readDeskKeys('demo-site')).resolves.toMatchObject({ projectId: 'demo-site' });
  await expect(readDeskKeys('shop-live')).rejects.toThrow(
    /^Write the API key and the app id of the desk into order-desk\/firebase\.config\.json\.$/,
  );
});

test("the desk reaches the site's project with a key of its own", async () => {
  const file = join(await newFolder(), 'firebase.config.json');
  await writeFile(file, JSON.stringify({ apiKey: 'AIzaDesk', appId: '1:2:web:3' }));

  expect(await readDeskKeys('shop-live', file)).toEqual({
    projectId: 'shop-live',
    apiKey: 'AIzaDesk',
    appId: '1:2:web:3',
  });
});

import type { Firestore } from '@site/order-backend/wire/openStore';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { openSiteFiles } from '../site-files/openSiteFiles';
import { siteAnswers } from './siteAnswers';

const newFolder = temporaryFolders();

test('a request that the store fails to answer gets status 500', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('The disk is full.');
  const store = { handle: () => Promise.reject(failure) } as unknown as Firestore;
  const data = await newFolder();
  const files = openSiteFiles(data);
  const { answer } = siteAnswers({
    database: Promise.resolve(store),
    data,
    isSecure: false,
    local: undefined,
  });
  const { address, close } = await serveLocally(answer(() => files));

  expect((await fetch(`${address}${DOCUMENTS}:commit`, { method: 'POST' })).status).toBe(500);
  expect(logged).toHaveBeenCalledWith('A request failed:', failure);
  await close();
  logged.mockRestore();
});

import { join } from 'node:path';
import { journalIn } from '@site/order-backend/journal/dataFolder';
import { serveStore } from '@site/order-backend/testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { ports } from '@site/tooling/workspace';
import { localTarget } from './localTarget';

const newFolder = temporaryFolders();

jest.mock('@site/order-backend/journal/dataFolder', () => ({
  ...jest.requireActual('@site/order-backend/journal/dataFolder'),
  dataFolder: undefined,
}));

test('this machine is where its server runs, and at the usual port while none does', async () => {
  const folder = join(await newFolder(), 'data');
  const usual = `http://localhost:${ports.site}`;
  Object.assign(jest.requireMock('@site/order-backend/journal/dataFolder'), { dataFolder: folder });
  expect(localTarget().address).toBe(usual);
  // Its server always takes both.
  expect(localTarget().settings).toEqual({ visits: '/visits', violations: '/reports' });
  const server = await serveStore({ journalFile: journalIn(folder) });

  expect(localTarget().address).toBe(`http://localhost:${server.port}`);
  // Another folder is another server's.
  expect(localTarget(folder).address).toBe(usual);
  await server.close();
  expect(localTarget().address).toBe(usual);
});

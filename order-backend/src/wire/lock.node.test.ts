import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../journal/dataFolder';
import { runningServer } from '../journal/runningServer';
import { PROJECT as project } from '../testing/sampleOrders';
import { storeProcesses } from '../testing/startStoreProcess';
import { openStore } from './openStore';

const newFolder = temporaryFolders();
const startStoreProcess = storeProcesses();

test('a store keeps a second one away until it is closed, by whatever path that one comes', async () => {
  const folder = join(await newFolder(), 'data');
  await mkdir(folder);
  const other = join(await newFolder(), 'data');
  await symlink(folder, other);
  const first = await openStore({ project, journalFile: journalIn(folder) });
  for (const journalFile of [journalIn(folder), journalIn(other)]) {
    await expect(openStore({ project, journalFile })).rejects.toThrow(
      /firestore\.jsonl is in use by another process\. Stop that one first\.$/,
    );
  }
  await first.close();

  await (await openStore({ project, journalFile: journalIn(other) })).close();
});

test('a store keeps another process away and says where it is served, and is taken over once it has been killed', async () => {
  const journalFile = journalIn(await newFolder());
  const child = await startStoreProcess(journalFile);
  await expect(startStoreProcess(journalFile)).rejects.toThrow('in use by another process');
  expect(runningServer(dirname(journalFile))?.address).toBe(`http://localhost:${child.port}`);
  await child.kill();
  expect(runningServer(dirname(journalFile))).toBeUndefined();

  await (await openStore({ project, journalFile })).close();
}, 30_000);

import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../journal/dataFolder';
import { testStore } from '../testing/serveStore';
import { openStore } from './openStore';

const newFolder = temporaryFolders();
const openIn = async (folder: string) =>
  openStore(testStore({ journalFile: journalIn(folder), log: () => {} }));

test('a data folder that is a file stops the start with what to do', async () => {
  const folder = join(await newFolder(), 'file');
  await appendFile(folder, '');

  await expect(openIn(folder)).rejects.toThrow(
    `Enquiries cannot be kept in ${folder}: it is not a folder. Name another folder: --data FOLDER`,
  );
});

// Only root may act as another account.
const asRoot = process.getuid?.() === 0 ? test : test.skip;
asRoot('a data folder of another account stops the start with what to do', async () => {
  const folder = await newFolder();
  process.seteuid?.(65_534);
  try {
    await expect(openIn(folder)).rejects.toThrow(
      `Enquiries cannot be kept in ${folder}: this account may not write there. Name another folder: --data FOLDER`,
    );
  } finally {
    process.seteuid?.(0);
  }
});

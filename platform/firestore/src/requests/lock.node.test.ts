import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { openStore } from './openStore';
import { journalIn } from '../journal/dataFolder';
import { lockFile } from '@site/tooling/files/fileLock';
import { testStore } from '../testing/serveStore';
import { storeProcesses } from '../testing/startStoreProcess';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
const startStoreProcess = storeProcesses();

/** The number of a process that has just ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock', () => {
  test('keeps a second store of the same process away until the first is closed', async () => {
    const journalFile = journalIn(await newFolder());
    const first = await openStore(testStore({ journalFile }));
    await expect(openStore(testStore({ journalFile }))).rejects.toThrow(
      `${journalFile} is in use by another process. Stop that one first; if there is none, delete ${journalFile}.lock`,
    );
    await first.close();

    const second = await openStore(testStore({ journalFile }));
    await second.close();
  });

  test('keeps another process away, and is taken over once that has been killed', async () => {
    const journalFile = journalIn(await newFolder());
    const child = await startStoreProcess(journalFile);
    await expect(openStore(testStore({ journalFile }))).rejects.toThrow(
      'in use by another process',
    );
    await expect(startStoreProcess(journalFile)).rejects.toThrow('in use by another process');
    await child.kill();

    const store = await openStore(testStore({ journalFile }));
    await store.close();
  }, 30_000);

  test.each([
    ['of a process that has ended', () => `${endedPid()} 1\n`],
    ['of an earlier process with the number of this one', () => `${process.pid} 1\n`],
    ['that is empty', () => ''],
    ['that is no lock', () => 'something else\n'],
  ])('%s is taken over', async (_, content) => {
    const file = join(await newFolder(), 'file');
    await writeFile(`${file}.lock`, content());
    const release = await lockFile(file);
    await expect(lockFile(file)).rejects.toThrow('in use');
    await release();
  });

  const whereProcessesAreFiles = existsSync('/proc/self/stat') ? test : test.skip;
  whereProcessesAreFiles('of a process that nobody has asked about yet is taken over', async () => {
    // The shell becomes `sleep`, which never asks about its child.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 20'], { stdio: 'pipe' });
    try {
      const [pid] = await once(parent.stdout, 'data').then(([chunk]) => String(chunk).split('\n'));
      const file = join(await newFolder(), 'file');
      const readStat = () => readFile(`/proc/${pid}/stat`, 'utf8');
      let stat = await readStat();
      while (!stat.includes(') Z ')) stat = await readStat();
      await writeFile(`${file}.lock`, `${pid} ${stat.split(' ')[21]}\n`);
      const release = await lockFile(file);
      await release();
    } finally {
      parent.kill();
    }
  });

  test('is taken over although an earlier attempt ended halfway', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(`${file}.lock`, `${endedPid()} 1\n`);
    await writeFile(`${file}.lock.turn`, `${endedPid()} 1\n`);
    const release = await lockFile(file);
    await release();
  });

  test('is had by exactly one of many who take over at once', async () => {
    const file = join(await newFolder(), 'file');
    await writeFile(`${file}.lock`, `${endedPid()} 1\n`);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFile(file)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readFile(`${file}.lock`, 'utf8')).toMatch(`${process.pid} `);
  });

  test('leaves nothing behind', async () => {
    const folder = await newFolder();
    const release = await lockFile(join(folder, 'file'));
    expect(await readdir(folder)).toEqual(['file.lock']);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolders } from '../testing/temporaryFolder';
import { FileInUse, lockFile } from './fileLock';

const newFolder = temporaryFolders();

/** Another process that holds the lock of a file until it is killed. */
async function holderOf(file: string): Promise<ChildProcess> {
  const module = pathToFileURL(join(import.meta.dirname, 'fileLock.ts')).href;
  const script = `await (await import(${JSON.stringify(module)})).lockFile(${JSON.stringify(file)});
    console.log('locked'); setInterval(() => {}, 60_000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const TAKEN = /file is in use by another process\. Stop that one first\.$/;

test.each([
  ['the number of a process that is not here, as another container has it', '4194000 other\n'],
  ['the number of another process here', `${process.pid} other\n`],
  ['nothing yet', ''],
])('a lock that another process holds is held, whatever its file says: %s', async (_, content) => {
  const file = join(await newFolder(), 'file');
  const child = await holderOf(file);
  await writeFile(`${file}.lock`, content);

  const refused = lockFile(file);
  await expect(refused).rejects.toThrow(TAKEN);
  await expect(refused).rejects.toBeInstanceOf(FileInUse);
  await end(child);
});

test('the lock of a killed process is free at once, and so is one that a process of a former start left', async () => {
  const file = join(await newFolder(), 'file');
  await end(await holderOf(file));
  await (
    await lockFile(file)
  )();
  await writeFile(`${file}.lock`, '1 elsewhere\n');
  await (
    await lockFile(file)
  )();
});

test('one process locks a file once, and leaves nothing behind', async () => {
  const folder = await newFolder();
  const file = join(folder, 'file');
  for (let time = 0; time < 2; time += 1) {
    const release = await lockFile(file);
    await expect(lockFile(file)).rejects.toThrow(TAKEN);
    await release();
  }
  expect(await readdir(folder)).toEqual([]);
});

test('who only looks at a lock keeps nobody from it', async () => {
  const file = join(await newFolder(), 'file');
  const descriptor = openSync(`${file}.lock`, 'a+');
  createRequire(import.meta.url)('fs-native-extensions').tryLock(descriptor, { shared: true });
  const locked = lockFile(file);
  setTimeout(() => closeSync(descriptor), 2);
  await (
    await locked
  )();
});

test('of many that want a lock at once, one at a time has it', async () => {
  const file = join(await newFolder(), 'file');
  let holders = 0;
  let most = 0;
  let done = 0;
  async function work() {
    while (done < 40) {
      const release = await lockFile(file).catch((failure: unknown) => {
        if (!(failure instanceof FileInUse)) throw failure;
      });
      if (!release) continue;
      holders += 1;
      most = Math.max(most, holders);
      await readdir('.');
      holders -= 1;
      done += 1;
      await release();
    }
  }
  await Promise.all(Array.from({ length: 8 }, work));
  expect(most).toBe(1);
});

test('where no lock can be made, one message says so', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'file.lock'));
  await expect(lockFile(join(folder, 'file'))).rejects.toMatchObject({ code: 'EISDIR' });
});

test.each(['ENOLCK', 'ENOTSUP', 'ENOSYS'])(
  'a file system without locks (%s) is named',
  async (code) => {
    const file = join(await newFolder(), 'file');
    await jest.isolateModulesAsync(async () => {
      jest.doMock('fs-native-extensions', () => ({
        tryLock() {
          throw Object.assign(new Error('raw'), { code });
        },
      }));
      const alone = await import('./fileLock');
      await expect(alone.lockFile(file)).rejects.toThrow(
        `${file}.lock cannot be locked (${code}): its file system has no locks. Name a folder on another disk.`,
      );
    });
  },
);

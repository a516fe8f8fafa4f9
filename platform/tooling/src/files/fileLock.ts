import { closeSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { open, rm, stat, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ifThere } from './ifThere';

/** The package brings no types. */
const { tryLock } = createRequire(import.meta.url)('fs-native-extensions') as {
  /** Takes the lock that the kernel keeps for an open file, until that is closed. False where somebody else has it. */
  tryLock(descriptor: number, options?: { shared: boolean }): boolean;
};

/** Gives the lock back. */
export type Unlock = () => Promise<void>;

/** A running process holds the lock. Its message says which file and what to do. */
export class FileInUse extends Error {}

/** Whoever looks at a lock (`noteOfHolder`) has given it back by then. */
const LOOK_MS = 5;

/** Handles that nobody refers to are closed sooner or later, and the lock with them. */
const held = new Set<FileHandle>();

function tryOnce(handle: FileHandle, lock: string): boolean {
  try {
    return tryLock(handle.fd);
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    throw new Error(
      `${lock} cannot be locked (${code ?? message}): its file system has no locks. Name a folder on another disk.`,
      { cause: failure },
    );
  }
}

async function tryToLock(handle: FileHandle, lock: string): Promise<boolean> {
  if (tryOnce(handle, lock)) return true;
  await wait(LOOK_MS);
  return tryOnce(handle, lock);
}

/** Whether a path still leads to an open file: who held the lock before may have removed it since. */
async function isStillAt(lock: string, handle: FileHandle): Promise<boolean> {
  const [found, opened] = [
    await ifThere(stat(lock, { bigint: true })),
    await handle.stat({ bigint: true }),
  ];
  return found?.ino === opened.ino && found.dev === opened.dev;
}

/**
 * Keeps a second process away from a file. Takes the file and gives what releases it again. Rejects with a `FileInUse` when a
 * running process holds it. The kernel keeps the lock and releases it when that process ends, however it does: a number of a
 * process, written into a file, would say nothing in another container. `note` is for `noteOfHolder`.
 */
export async function lockFile(file: string, note = ''): Promise<Unlock> {
  const lock = `${file}.lock`;
  for (;;) {
    const handle = await open(lock, 'a+', 0o600);
    try {
      if (!(await tryToLock(handle, lock))) {
        throw new FileInUse(`${file} is in use by another process. Stop that one first.`);
      }
      if (await isStillAt(lock, handle)) {
        await handle.truncate();
        // For people, and for `lockInTurn`.
        await handle.write(`${process.pid} ${hostname()}\n${note}`);
        held.add(handle);
        return async () => {
          held.delete(handle);
          await rm(lock, { force: true });
          await handle.close();
        };
      }
    } catch (failure) {
      await handle.close();
      throw failure;
    }
    await handle.close();
  }
}

/** What the process has noted that holds the lock of a file; undefined where none does, or it may not be read. */
export function noteOfHolder(file: string): string | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(`${realpathSync(file)}.lock`, 'r');
    // Taken, it is given back at once; others may look at the same time.
    if (tryLock(descriptor, { shared: true })) return undefined;
    const [, note] = /\n(.*)/.exec(readFileSync(descriptor, 'utf8')) ?? [];
    return note;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

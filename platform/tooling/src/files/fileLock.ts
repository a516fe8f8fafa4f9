import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { ifThere } from './ifThere';

/** Gives the lock back. */
export type Release = () => Promise<void>;

/** A running process holds the lock. Its message says which file and what to do. */
export class FileInUse extends Error {}

const ATTEMPTS = 5;

/**
 * Tells one process from a later one with the same number: when it started, in clock ticks since the machine did.
 * Empty where the system does not say; then the number alone counts.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields 3 and on. The second is the program's name, which may hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A process that has ended keeps its number until its parent has asked about it.
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}

async function isHeld(content: string): Promise<boolean> {
  const [pid = '', start = ''] = content.trim().split(' ');
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (failure) {
    // Any other failure means: it runs, but under another user.
    if ((failure as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return start === '' || start === (await startOf(Number(pid)));
}

const readIfThere = (file: string) => ifThere(readFile(file, 'utf8'));

/** Tries once. A link appears with its content in one step; a file that is made first and filled then can be read empty. */
function tryLink(own: string, lock: string): Promise<boolean> {
  return link(own, lock).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure;
      return false;
    },
  );
}

/**
 * Puts the own lock in the place of one whose process has ended. Only who holds the turn may do that, and looks again
 * first: somebody else may have had the turn between the look and this.
 */
async function takeOver(lock: string, stale: string, own: string): Promise<boolean> {
  const turn = `${lock}.turn`;
  if (!(await tryLink(own, turn))) {
    const holder = await readIfThere(turn);
    if (holder !== undefined && !(await isHeld(holder))) await rm(turn, { force: true });
    return false;
  }
  try {
    if ((await readIfThere(lock)) !== stale) return false;
    await rename(own, lock);
    return true;
  } finally {
    await rm(turn, { force: true });
  }
}

async function takeLock(lock: string, own: string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await tryLink(own, lock)) return true;
    const holder = await readIfThere(lock);
    if (holder === undefined) continue;
    if (await isHeld(holder)) return false;
    if (await takeOver(lock, holder, own)) return true;
  }
  return false;
}

/**
 * Keeps a second process away from a file. Takes the file and gives what releases it again.
 * The lock of a process that has ended is taken over. Rejects with a `FileInUse` when a running process holds it.
 */
export async function lockFile(file: string): Promise<Release> {
  const lock = `${file}.lock`;
  const own = `${lock}.${process.pid}.${randomUUID()}`;
  const content = `${process.pid} ${await startOf(process.pid)}\n`;
  await writeFile(own, content, { mode: 0o600 });
  const isTaken = await takeLock(lock, own).finally(() => rm(own, { force: true }));
  if (!isTaken) {
    throw new FileInUse(
      `${file} is in use by another process. Stop that one first; if there is none, delete ${lock}`,
    );
  }
  return () => rm(lock, { force: true });
}

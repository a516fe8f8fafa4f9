import { mkdir, open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { assertIgnored } from '../git/assertIgnored';
import { ifThere } from './ifThere';

/** Only the owner may read what visitors sent. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Makes the folder of a file, and those above it, where they are missing. */
export async function makeFolderOf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
}

/** A file's path without symbolic links, so that all who reach it by another path take the same lock. Makes the file. */
export async function makeRealFile(file: string): Promise<string> {
  assertIgnored(file);
  await makeFolderOf(file);
  const handle = await open(file, 'a', FILE_MODE);
  await handle.close();
  return realpath(file);
}

/** Writes all bytes, however few the system takes at a time. */
export async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await handle.write(
      bytes,
      written,
      bytes.length - written,
      position + written,
    );
    written += bytesWritten;
  }
}

/** Where the next content of a file that one process writes is written before it is renamed to the file. */
export function draftOf(file: string): string {
  return `${file}.draft`;
}

/**
 * Replaces a file's content by one rename, so that a power cut leaves the old or the new content whole. The caller syncs
 * the folder. Rejects when the content cannot be written; then the old one stays.
 */
export async function replaceFile(file: string, bytes: Buffer): Promise<FileHandle> {
  const draft = draftOf(file);
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx+', FILE_MODE);
  try {
    await writeAt(handle, bytes, 0);
    await handle.datasync();
    await rename(draft, file);
    return handle;
  } catch (failure) {
    await handle.close();
    await rm(draft, { force: true });
    throw failure;
  }
}

/** What systems answer that keep no modes, or where somebody else owns a file. */
const NO_MODES = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];

/** Lets nobody but its owner read an open file. Tells where that cannot be, and others may. */
export async function makePrivate(
  handle: FileHandle,
  file: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    await handle.chmod(FILE_MODE);
  } catch (failure) {
    const { code = '' } = failure as NodeJS.ErrnoException;
    if (!NO_MODES.includes(code)) throw failure;
    if (((await handle.stat()).mode & 0o077) === 0) return;
    log(
      `${file} may be read by other accounts of this machine, and its mode cannot be changed (${code}).`,
    );
  }
}

/**
 * Writes a file that its owner alone may read, also where there was one before, which stays when this fails. Rejects with a
 * message for people.
 */
export async function writePrivately(file: string, content: string | Uint8Array): Promise<void> {
  assertIgnored(file);
  try {
    // Where the output of the process goes to a file, it is a link to that. Files in memory are files.
    if (/^\/(dev\/(?!shm\/)|proc\/)/.test(resolve(file))) throw new Error(`${file} is not a file.`);
    // A link stays one.
    const target = (await ifThere(realpath(file))) ?? file;
    const found = await ifThere(stat(target));
    // A rename would put a file in the place of a device or a pipe.
    if (found && !found.isFile()) throw new Error(`${file} is not a file.`);
    const handle = await replaceFile(target, Buffer.from(content));
    await handle.close();
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === undefined) throw failure;
    throw new Error(`${file} cannot be written (${code}).`);
  }
}

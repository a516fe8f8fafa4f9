import { mkdir, open, realpath, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only the owner may read what visitors sent. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Makes the folder of a file, and those above it, where they are missing. */
export async function makeFolderOf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
}

/** A file's path without symbolic links, so that all who reach it by another path take the same lock. Makes the file. */
export async function makeRealFile(file: string): Promise<string> {
  await makeFolderOf(file);
  const handle = await open(file, 'a', FILE_MODE);
  await handle.close();
  return realpath(file);
}

/** Brings a new file's name itself to disk. */
export async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
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

/** Where a file's next content is written before it is renamed to the file. */
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

/** Writes a file that its owner alone may read, also where there was one before. Rejects with a message for people. */
export async function writePrivately(file: string, content: string | Uint8Array): Promise<void> {
  try {
    const handle = await open(file, 'w', FILE_MODE);
    try {
      await handle.chmod(FILE_MODE);
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === undefined) throw failure;
    throw new Error(`${file} cannot be written (${code}).`);
  }
}

import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Only the owner may read what visitors sent. */
export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Makes the folder of a file, and those above it, where they are missing. */
export async function makeFolderOf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
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

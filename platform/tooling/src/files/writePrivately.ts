import { open } from 'node:fs/promises';

const FILE_MODE = 0o600;

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

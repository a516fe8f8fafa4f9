import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file and waits until the disk has it. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the disk knows what a folder's entries are called now. Systems that cannot say are not waited for. */
export async function syncFolderOf(file: string): Promise<void> {
  const handle = await open(dirname(file), 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

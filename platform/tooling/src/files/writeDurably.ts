import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
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

/** What systems answer that cannot bring a folder to disk by itself. */
const CANNOT_SYNC = ['EACCES', 'EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/** Brings a new file's name itself to disk. Systems that cannot are not waited for. */
export async function syncFolderOf(file: string): Promise<void> {
  try {
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (failure) {
    if (!CANNOT_SYNC.includes((failure as NodeJS.ErrnoException).code ?? '')) throw failure;
  }
}

/** Writes a file by one rename, and waits until the disk has it: a failure leaves the one before as it was. */
export async function replaceDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeDurably(draft, text);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolderOf(file);
}

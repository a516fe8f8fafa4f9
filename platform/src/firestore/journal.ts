import { constants } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import type { StoredDocument } from './documents';
import { FILE_MODE, syncFolderOf, writeAt } from './journalFile';
import { readJournalLines } from './journalLines';
import { draftOf, rewriteJournal } from './rewriteJournal';

/** The file that keeps every commit, one line each. It only grows, but for what its owner erases. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  readonly documents: readonly StoredDocument[];
  /**
   * Appends whole lines and gives back only once the disk has them. Rejects when it cannot; the file then ends where it
   * ended before. One call at a time.
   */
  append(lines: string): Promise<void>;
  /**
   * Takes documents out of the file and gives back only once the disk has it without them. Rejects when it cannot be
   * written; the file is then as it was. One call at a time, appends included.
   */
  erase(isErased: (document: StoredDocument) => boolean): Promise<void>;
  close(): Promise<void>;
}

async function takeUp(handle: FileHandle, file: string, log: (line: string) => void) {
  await handle.chmod(FILE_MODE);
  const content = readJournalLines(file, await handle.readFile());
  let length = content.wholeBytes;
  if (content.tornBytes > 0) {
    // Such a commit was never acknowledged: the answer waits for the whole line.
    log(`${file}: cut off ${content.tornBytes} bytes of a commit that was cut short.`);
    await handle.truncate(length);
  }
  if (content.lacksLineEnd) {
    await writeAt(handle, Buffer.from('\n'), length);
    length += 1;
  }
  // What a process left that died while it was erasing.
  await rm(draftOf(file), { force: true });
  // Lines of a process that died before its own flush count as stored from here on.
  await handle.datasync();
  await syncFolderOf(file);
  return { documents: content.documents, length };
}

/**
 * Opens a journal, and makes it where there is none. A torn last line is cut off.
 * Rejects with the file and line number when an earlier line is broken, and leaves the file alone then.
 */
export async function openJournal(file: string, log: (line: string) => void): Promise<Journal> {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, FILE_MODE);
  try {
    const { documents, length } = await takeUp(handle, file, log);
    return { documents, ...writing(file, handle, length) };
  } catch (failure) {
    await handle.close();
    throw failure;
  }
}

function writing(
  file: string,
  opened: FileHandle,
  start: number,
): Pick<Journal, 'append' | 'erase' | 'close'> {
  let handle = opened;
  let length = start;
  let hasRemains = false;
  let hasNewName = false;

  /** Sees to what an earlier call could not finish. */
  async function tidy() {
    if (hasNewName) await syncFolderOf(file);
    hasNewName = false;
    if (hasRemains) await handle.truncate(length).then(() => handle.datasync());
    hasRemains = false;
  }

  return {
    async append(lines) {
      await tidy();
      const bytes = Buffer.from(lines);
      try {
        hasRemains = true;
        await writeAt(handle, bytes, length);
        await handle.datasync();
      } catch (failure) {
        // Where even this fails, the next append tries again before it writes.
        await tidy().catch(() => {});
        throw failure;
      }
      hasRemains = false;
      length += bytes.length;
    },
    async erase(isErased) {
      await tidy();
      const rewritten = await rewriteJournal(file, length, isErased);
      const former = handle;
      ({ handle, length } = rewritten);
      hasNewName = true;
      await former.close();
      await tidy();
    },
    close: () => handle.close(),
  };
}

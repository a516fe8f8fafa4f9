import { constants } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readJournalLines } from './journalLines';
import type { StoredDocument } from './documents';

/** The file that keeps every commit, one line each. It only grows. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  readonly documents: readonly StoredDocument[];
  /**
   * Appends whole lines and gives back only once the disk has them. Rejects when it cannot; the file then ends where it
   * ended before. One call at a time.
   */
  append(lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Only the owner may read what visitors sent. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Makes the folder of a file, and those above it, where they are missing. */
export async function makeFolderOf(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: FOLDER_MODE });
}

/** Brings a new file's name itself to disk. */
async function syncFolderOf(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
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
    return { documents, ...appending(handle, length) };
  } catch (failure) {
    await handle.close();
    throw failure;
  }
}

function appending(handle: FileHandle, start: number): Pick<Journal, 'append' | 'close'> {
  let length = start;
  let hasRemains = false;
  const cutRemains = async () => {
    await handle.truncate(length);
    await handle.datasync();
    hasRemains = false;
  };
  return {
    async append(lines) {
      if (hasRemains) await cutRemains();
      const bytes = Buffer.from(lines);
      try {
        hasRemains = true;
        await writeAt(handle, bytes, length);
        await handle.datasync();
      } catch (failure) {
        // Where even this fails, the next append tries again before it writes.
        await cutRemains().catch(() => {});
        throw failure;
      }
      hasRemains = false;
      length += bytes.length;
    },
    close: () => handle.close(),
  };
}

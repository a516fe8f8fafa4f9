import { constants } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import type { StoredDocument } from '../documents/documents';
import {
  FILE_MODE,
  draftOf,
  keepBeside,
  replaceFile,
  syncFolderOf,
  writeAt,
} from '@site/tooling/files/privateFile';
import { readJournalLines, toJournalLine, toTransactionLine } from './journalLines';

/**
 * The file that keeps every document, one line for each transaction that stores some. The caller holds the file's lock, and
 * makes one call at a time.
 */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  readonly documents: readonly StoredDocument[];
  /**
   * Resolves once the disk has the documents, all of one transaction. Rejects when they cannot be written; the file then ends where it
   * did.
   */
  append(...documents: readonly StoredDocument[]): Promise<void>;
  /** Replaces all documents. Rejects when they cannot be written; the file is then as it was. */
  replace(documents: readonly StoredDocument[]): Promise<void>;
  close(): Promise<void>;
}

const bytesOf = (documents: readonly StoredDocument[]) =>
  Buffer.from(documents.map(toJournalLine).join(''));

/**
 * Opens a journal, and makes it where there is none. An unfinished last line is moved to a file beside it.
 * Rejects with the file and line number when an earlier line is damaged, and changes nothing then.
 */
export async function openJournal(file: string, log: (line: string) => void): Promise<Journal> {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, FILE_MODE);
  const writer = writerOf(file, handle);
  try {
    await handle.chmod(FILE_MODE);
    const bytes = await handle.readFile();
    const { documents, unfinished, needsRewrite } = readJournalLines(file, bytes);
    // Left by a process that died while it replaced the file.
    await rm(draftOf(file), { force: true });
    if (unfinished.length > 0) {
      // Such a document was never acknowledged: the answer waits for the whole line.
      const kept = await keepBeside(file, unfinished);
      log(`${file}: the last line was not finished. Its ${unfinished.length} bytes are in ${kept}`);
    }
    if (needsRewrite || unfinished.length > 0) await writer.replace(documents);
    else await writer.adoptExisting(bytes.length);
    return { documents, ...writer };
  } catch (failure) {
    await writer.close();
    throw failure;
  }
}

function writerOf(file: string, opened: FileHandle) {
  let handle = opened;
  let length = 0;
  let hasRemains = false;
  let hasNewName = false;

  /** Finishes what an earlier call could not. */
  async function finishInterruptedWrite() {
    if (hasNewName) await syncFolderOf(file);
    hasNewName = false;
    if (hasRemains) await handle.truncate(length).then(() => handle.datasync());
    hasRemains = false;
  }

  return {
    /** Lines of a process that died before its own flush count as stored from here on. */
    async adoptExisting(bytes: number) {
      length = bytes;
      hasNewName = true;
      await handle.datasync();
      await finishInterruptedWrite();
    },
    async append(...documents: readonly StoredDocument[]) {
      await finishInterruptedWrite();
      const bytes = Buffer.from(toTransactionLine(documents));
      try {
        hasRemains = true;
        await writeAt(handle, bytes, length);
        await handle.datasync();
      } catch (failure) {
        // Where even this fails, the next append tries again before it writes.
        await finishInterruptedWrite().catch(() => {});
        throw failure;
      }
      hasRemains = false;
      length += bytes.length;
    },
    async replace(documents: readonly StoredDocument[]) {
      const bytes = bytesOf(documents);
      const former = handle;
      handle = await replaceFile(file, bytes);
      length = bytes.length;
      hasRemains = false;
      hasNewName = true;
      await former.close();
      await finishInterruptedWrite();
    },
    close: () => handle.close(),
  };
}

import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { StoredDocument } from '../documents/documents';
import {
  FILE_MODE,
  draftOf,
  makePrivate,
  replaceFile,
  writeAt,
} from '@site/tooling/files/privateFile';
import { syncFolderOf } from '@site/tooling/files/writeDurably';
import { readJournalLines, toJournalLine } from './journalLines';

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
  /** Replaces all documents. Rejects when they cannot be written, and the file is as it was, or when the disk may not keep them yet. */
  replace(documents: readonly StoredDocument[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a journal, and makes it where there is none. An unfinished last line is left out.
 * Rejects with the file and line number when an earlier line is damaged, and changes nothing then.
 */
export async function openJournal(file: string, log: (line: string) => void): Promise<Journal> {
  let handle = await open(file, constants.O_RDWR | constants.O_CREAT, FILE_MODE);
  let length = 0;

  async function replace(documents: readonly StoredDocument[]): Promise<void> {
    const bytes = Buffer.from(documents.map((document) => toJournalLine(document)).join(''));
    const former = handle;
    handle = await replaceFile(file, bytes);
    length = bytes.length;
    await former.close();
    await syncFolderOf(file);
  }

  try {
    await makePrivate(handle, file, log);
    const bytes = await handle.readFile();
    const { documents, unfinishedBytes, needsRewrite } = readJournalLines(file, bytes);
    // Left by a process that died while it replaced the file.
    await rm(draftOf(file), { force: true });
    if (unfinishedBytes > 0) log(`${file}: the last line was not finished, and is left out.`);
    if (needsRewrite) await replace(documents);
    else {
      // Lines of a process that died before its own flush count as stored from here on.
      length = bytes.length;
      await handle.datasync();
      await syncFolderOf(file);
    }
    return {
      documents,
      replace,
      async append(...added) {
        const line = Buffer.from(toJournalLine(...added));
        // A write that failed may have left a part that could not be cut off.
        await handle.truncate(length);
        try {
          await writeAt(handle, line, length);
          await handle.datasync();
        } catch (failure) {
          await handle.truncate(length).catch(() => {});
          throw failure;
        }
        length += line.length;
      },
      close: () => handle.close(),
    };
  } catch (failure) {
    await handle.close();
    throw failure;
  }
}

import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import type { StoredDocument } from './documents';
import { FILE_MODE, writeAt } from './journalFile';
import { toJournalLine } from './journalLines';
import { streamJournal, type StreamedLine } from './streamJournal';

/** A journal that was just written anew. */
export interface RewrittenJournal {
  /** The new file, which has the journal's name by now. */
  handle: FileHandle;
  /** How many bytes it holds. */
  length: number;
  /** How many documents are no longer in it. */
  erased: number;
}

/** How much is written at a time, in bytes. */
const PORTION = 256 * 1024;

/** Where a journal is written anew, before it takes the place of the old one. */
export function draftOf(file: string): string {
  return `${file}.draft`;
}

function withoutErased(
  { text, documents }: StreamedLine,
  isErased: (document: StoredDocument) => boolean,
): Buffer {
  const kept = documents.filter((document) => !isErased(document));
  const [first] = kept;
  if (kept.length === documents.length) return text;
  return Buffer.from(first ? toJournalLine(first.createTime, kept) : '');
}

async function writeDraft(
  handle: FileHandle,
  lines: AsyncIterable<StreamedLine>,
  isErased: (document: StoredDocument) => boolean,
) {
  let length = 0;
  let erased = 0;
  let portion: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    await writeAt(handle, Buffer.concat(portion), length);
    length += size;
    [portion, size] = [[], 0];
  };
  for await (const line of lines) {
    erased += line.documents.filter(isErased).length;
    const bytes = withoutErased(line, isErased);
    portion.push(bytes);
    size += bytes.length;
    if (size >= PORTION) await flush();
  }
  await flush();
  await handle.datasync();
  return { handle, length, erased };
}

/**
 * Writes a journal anew without some of its documents. Takes how many bytes of the file count. It becomes the journal by
 * one rename, so that a power cut leaves the old or the new one whole; whoever calls brings the folder to disk before
 * anything is added. Rejects when it cannot be written, and the old one stays. The lock is the caller's.
 */
export async function rewriteJournal(
  file: string,
  length: number,
  isErased: (document: StoredDocument) => boolean,
): Promise<RewrittenJournal> {
  const draft = draftOf(file);
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx+', FILE_MODE);
  try {
    const written = await writeDraft(handle, streamJournal(file, length), isErased);
    await rename(draft, file);
    return written;
  } catch (failure) {
    await handle.close();
    await rm(draft, { force: true });
    throw failure;
  }
}

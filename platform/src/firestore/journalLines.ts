import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from './json';
import { readFields, type WireFields } from './values';
import type { StoredDocument } from './documents';

/** What one line of the journal holds: the documents of one commit, which are stored all or none. */
interface JournalLine {
  commitTime: string;
  documents: { collection: string; id: string; fields: WireFields }[];
}

/** What a journal's bytes hold. */
export interface JournalContent {
  /** The documents of all whole lines, oldest first. */
  documents: StoredDocument[];
  /** How many bytes the whole lines take. */
  wholeBytes: number;
  /** True when the last whole line lacks its line end, as some editors leave a file. */
  lacksLineEnd: boolean;
  /** How many bytes follow the whole lines: a line whose writing was cut short. */
  tornBytes: number;
}

const NEWLINE = 0x0a;

/** Writes the documents of one commit as a line, with its end. */
export function toJournalLine(commitTime: string, documents: readonly StoredDocument[]): string {
  const line: JournalLine = {
    commitTime,
    documents: documents.map(({ collection, id, fields }) => ({ collection, id, fields })),
  };
  return `${JSON.stringify(line)}\n`;
}

function isJournalLine(value: unknown): value is JournalLine {
  if (!isJsonObject(value) || !Array.isArray(value.documents)) return false;
  if (Number.isNaN(Date.parse(String(value.commitTime)))) return false;
  return value.documents.every(
    (entry) =>
      isJsonObject(entry) &&
      typeof entry.collection === 'string' &&
      typeof entry.id === 'string' &&
      readFields(entry.fields),
  );
}

/** Reads one line without its end; undefined when it is no commit. */
export function readJournalLine(bytes: Buffer): StoredDocument[] | undefined {
  try {
    const line: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isJournalLine(line)) return undefined;
    return line.documents.map(({ collection, id, fields }) => ({
      collection,
      id,
      // A journal of an earlier release may hold the same value in another encoding.
      fields: readFields(fields),
      createTime: line.commitTime,
    }));
  } catch {
    // The parser's own message quotes the line, which is personal data.
    return undefined;
  }
}

/** What to say of a journal with a line that is no commit: where it is and what to do, and nothing of what it holds. */
export function damagedLine(file: string, lineNumber: number): Error {
  return new Error(
    `${file}:${lineNumber}: this line is not a new commit, so the file was damaged or edited. ` +
      'Nothing was changed. Repair the line, or move it to another file, and start again.',
  );
}

/** True when every document is either new or, as in two journals put together, the same as one that is there. */
function takeIn(known: Map<string, StoredDocument>, commit: StoredDocument[]): boolean {
  return commit.every((document) => {
    const key = `${document.collection}/${document.id}`;
    const earlier = known.get(key);
    if (!earlier) known.set(key, document);
    return !earlier || isDeepStrictEqual(earlier.fields, document.fields);
  });
}

/**
 * Reads a journal. Takes the file's name for messages, and its bytes.
 * Throws an error with the file and the line number when a line that is not the last is no commit, or when any line
 * changes a document of an earlier one.
 */
export function readJournalLines(file: string, bytes: Buffer): JournalContent {
  const known = new Map<string, StoredDocument>();
  let wholeBytes = 0;
  let lacksLineEnd = false;
  for (let lineNumber = 1; wholeBytes < bytes.length; lineNumber += 1) {
    const end = bytes.indexOf(NEWLINE, wholeBytes);
    const isUnended = end === -1;
    const commit = readJournalLine(bytes.subarray(wholeBytes, isUnended ? bytes.length : end));
    if (!commit && isUnended) break;
    if (!commit || !takeIn(known, commit)) {
      throw damagedLine(file, lineNumber);
    }
    lacksLineEnd = isUnended;
    wholeBytes = isUnended ? bytes.length : end + 1;
  }
  const tornBytes = bytes.length - wholeBytes;
  return { documents: [...known.values()], wholeBytes, lacksLineEnd, tornBytes };
}

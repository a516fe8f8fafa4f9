import type { StoredDocument } from '../documents/documents';
import { isJsonObject } from '@site/tooling/files/json';
import { isChangeable, keyOf } from '../documents/names';
import { readFields } from '../documents/values';

export interface JournalContent {
  /** Oldest first. */
  documents: StoredDocument[];
  /** How much of a last line there is that was never finished: nobody was told that it is stored. */
  unfinishedBytes: number;
  /** True when the file must be rewritten: the last line has no end, or later lines changed documents of earlier ones. */
  needsRewrite: boolean;
}

const NEWLINE = 0x0a;

/** Writes documents that were stored in one transaction as one line: after a crash all of them are there, or none. */
export const toJournalLine = (...documents: readonly StoredDocument[]): string =>
  `${JSON.stringify(documents.length === 1 ? documents[0] : { documents })}\n`;

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

function readDocument(value: unknown): StoredDocument {
  if (!isJsonObject(value)) throw new TypeError('not an object');
  const { createTime, updateTime, collection, id, fields } = value;
  if (!isTime(createTime)) throw new TypeError('not a time');
  if (typeof collection !== 'string' || typeof id !== 'string') throw new TypeError('not a name');
  const document = { createTime, collection, id, fields: readFields(fields) };
  if (updateTime === undefined) return document;
  if (!isTime(updateTime)) throw new TypeError('not a time');
  return { ...document, updateTime };
}

function readLine(bytes: Buffer): StoredDocument[] | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const documents = isJsonObject(value) ? value.documents : undefined;
    return Array.isArray(documents) ? documents.map(readDocument) : [readDocument(value)];
  } catch {
    // The parser's own message quotes the line, which is personal data.
    return undefined;
  }
}

/** Says where a journal is damaged and what to do, without quoting it. */
function damagedLine(file: string, lineNumber: number, fault: string): Error {
  return new Error(
    `${file}:${lineNumber}: ${fault}, so the file was damaged or edited. Nothing was changed. ` +
      'Restore the file from a backup, or move this line to another file, and start again.',
  );
}

/** @throws when a line is damaged, other than an unfinished last one, or changes what a visitor sent. */
export function readJournalLines(file: string, bytes: Buffer): JournalContent {
  const known = new Map<string, StoredDocument>();
  let lineNumber = 0;
  let isChanged = false;

  function take(documents: readonly StoredDocument[] | undefined): void {
    lineNumber += 1;
    if (!documents) throw damagedLine(file, lineNumber, 'this line cannot be read');
    for (const document of documents) {
      const isKnown = known.has(keyOf(document));
      if (isKnown && !isChangeable(document)) {
        throw damagedLine(file, lineNumber, 'this line changes a stored document');
      }
      isChanged ||= isKnown;
      known.set(keyOf(document), document);
    }
  }

  let start = 0;
  for (let end; (end = bytes.indexOf(NEWLINE, start)) !== -1; start = end + 1) {
    take(readLine(bytes.subarray(start, end)));
  }
  const unfinishedBytes = bytes.length - start;
  return {
    documents: [...known.values()],
    unfinishedBytes,
    needsRewrite: isChanged || unfinishedBytes > 0,
  };
}

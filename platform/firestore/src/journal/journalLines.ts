import { crc32 } from 'node:zlib';
import type { StoredDocument } from '../documents/documents';
import { isJsonObject } from '@site/tooling/files/json';
import { isChangeable, keyOf } from '../documents/names';
import { readFields } from '../documents/values';

/** What a journal's bytes hold. */
export interface JournalContent {
  /** Oldest first. */
  documents: StoredDocument[];
  /** The beginning of a last line that was never finished. */
  unfinished: Buffer;
  /** True when the file must be rewritten: the last line has no end, or later lines changed documents of earlier ones. */
  needsRewrite: boolean;
}

const NEWLINE = 0x0a;
const CHECKED = /^\{"crc32":"([0-9a-f]{8})",(.*)$/s;

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0');

const checked = (value: object) => {
  const rest = JSON.stringify(value).slice(1);
  return `{"crc32":"${checksumOf(rest)}",${rest}\n`;
};

const partsOf = ({ createTime, updateTime, collection, id, fields }: StoredDocument) => ({
  createTime,
  updateTime,
  collection,
  id,
  fields,
});

/** Writes a document as one line of JSON whose first member is the checksum of the rest. */
export const toJournalLine = (document: StoredDocument): string => checked(partsOf(document));

/** Writes documents that were stored in one transaction as one line: after a crash all of them are there, or none. */
export function toTransactionLine(documents: readonly StoredDocument[]): string {
  const [only] = documents;
  if (only && documents.length === 1) return toJournalLine(only);
  return checked({ documents: documents.map(partsOf) });
}

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

/** A line of one document, or of several that were stored in one transaction. */
function readChecked(value: unknown): StoredDocument[] {
  if (!isJsonObject(value) || value.documents === undefined) return [readDocument(value)];
  const { documents } = value;
  if (!Array.isArray(documents) || documents.length < 2) throw new TypeError('not one transaction');
  return documents.map(readDocument);
}

/** Reads one line without its end; undefined when it is not one that the store wrote. */
function readLine(bytes: Buffer): StoredDocument[] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const [, checksum, rest = ''] = CHECKED.exec(text) ?? [];
    return checksum === checksumOf(rest) ? readChecked(JSON.parse(`{${rest}`)) : undefined;
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
    if (!documents) throw damagedLine(file, lineNumber, 'this line fails its checksum');
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
  const rest = bytes.subarray(start);
  // A line that is whole but for its end was acknowledged: the end is what was damaged.
  const last = readLine(rest) ?? readLine(rest.subarray(0, -1));
  if (last) take(last);
  return {
    documents: [...known.values()],
    unfinished: last ? Buffer.alloc(0) : rest,
    needsRewrite: isChanged || last !== undefined,
  };
}

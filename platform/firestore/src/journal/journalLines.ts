import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { StoredDocument } from '../documents/documents';
import { isJsonObject } from '@site/tooling/files/json';
import { isChangeable } from '../documents/names';
import { readFields } from '../documents/values';

/** What a journal's bytes hold. */
export interface JournalContent {
  /** Oldest first. */
  documents: StoredDocument[];
  /** The beginning of a last line that was never finished. */
  unfinished: Buffer;
  /**
   * True when the file must be rewritten: a line of an earlier release has no checksum, the last one no end, or most lines
   * are of documents that later ones changed.
   */
  isOutdated: boolean;
}

interface JournalLine {
  documents: StoredDocument[];
  isOutdated: boolean;
}

/** A journal is not rewritten for fewer outdated lines than this. */
const FEW_LINES = 1000;
const NEWLINE = 0x0a;
const CHECKED = /^\{"crc32":"([0-9a-f]{8})",(.*)$/s;

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0');

const checked = (value: object) => {
  const rest = JSON.stringify(value).slice(1);
  return `{"crc32":"${checksumOf(rest)}",${rest}\n`;
};

const partsOf = ({ createTime, updateTime, collection, id, fields }: StoredDocument) => ({
  ...{ createTime, updateTime, collection, id, fields },
});

/** Writes a document as one line of JSON whose first member is the checksum of the rest. */
export const toJournalLine = (document: StoredDocument): string => checked(partsOf(document));

/** Writes documents that were stored in one step as one line: after a crash all of them are there, or none. */
export function toStepLine(documents: readonly StoredDocument[]): string {
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
  // An earlier release may have written the same value in another encoding.
  const document = { createTime, collection, id, fields: readFields(fields) };
  if (updateTime === undefined) return document;
  if (!isTime(updateTime)) throw new TypeError('not a time');
  return { ...document, updateTime };
}

/** A line of one document, or of several that were stored in one step. */
function readChecked(value: unknown): StoredDocument[] {
  if (!isJsonObject(value) || value.documents === undefined) return [readDocument(value)];
  const { documents } = value;
  if (!Array.isArray(documents) || documents.length < 2) throw new TypeError('not one step');
  return documents.map(readDocument);
}

/** Lines of earlier releases hold all documents of a commit and no checksum. */
function readOutdated(value: unknown): StoredDocument[] {
  if (!isJsonObject(value) || Object.keys(value).join() !== 'commitTime,documents') {
    throw new TypeError('not a line of an earlier release');
  }
  const { commitTime, documents } = value;
  if (!Array.isArray(documents) || documents.length === 0) throw new TypeError('no documents');
  return documents.map((it: object) => readDocument({ ...it, createTime: commitTime }));
}

/** Reads one line without its end; undefined when it is not one that the store wrote. */
function readLine(bytes: Buffer): JournalLine | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const [, checksum, rest = ''] = CHECKED.exec(text) ?? [];
    if (checksum === undefined) {
      return { documents: readOutdated(JSON.parse(text)), isOutdated: true };
    }
    if (checksum !== checksumOf(rest)) return undefined;
    return { documents: readChecked(JSON.parse(`{${rest}`)), isOutdated: false };
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

/**
 * False when a visitor's document differs from an earlier one with its id. Two journals put together may repeat one. Of a
 * document of the company's own the last line counts.
 */
function addNew(known: Map<string, StoredDocument>, documents: StoredDocument[]): boolean {
  return documents.every((document) => {
    const key = `${document.collection}/${document.id}`;
    const earlier = known.get(key);
    if (!earlier || isChangeable(document)) known.set(key, document);
    return !earlier || isChangeable(document) || isDeepStrictEqual(earlier.fields, document.fields);
  });
}

/** @throws when a line is damaged, other than an unfinished last one, or changes a document of an earlier line. */
export function readJournalLines(file: string, bytes: Buffer): JournalContent {
  const known = new Map<string, StoredDocument>();
  let lineNumber = 0;
  let isOutdated = false;

  function take(line: JournalLine | undefined): void {
    lineNumber += 1;
    if (!line) throw damagedLine(file, lineNumber, 'this line fails its checksum');
    if (!addNew(known, line.documents)) {
      throw damagedLine(file, lineNumber, 'this line changes a stored document');
    }
    isOutdated ||= line.isOutdated;
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
    isOutdated: isOutdated || last !== undefined || lineNumber > 2 * known.size + FEW_LINES,
  };
}

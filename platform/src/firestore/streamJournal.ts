import { createReadStream } from 'node:fs';
import type { StoredDocument } from './documents';
import { damagedLine, readJournalLine } from './journalLines';

/** One commit of a journal. */
export interface StreamedLine {
  /** The line as it stands in the file, with its end. */
  text: Buffer;
  documents: StoredDocument[];
}

const NEWLINE = 0x0a;

async function* splitLines(file: string, length: number): AsyncGenerator<Buffer> {
  if (length === 0) return;
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: length - 1 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/**
 * Reads a journal's commits one by one, oldest first, whatever its size. Takes how many bytes of the file count. A last
 * line that was cut short, or is still being written, is left out; an earlier one that is no commit throws an error with
 * the file and the line number.
 */
export async function* streamJournal(
  file: string,
  length = Number.MAX_SAFE_INTEGER,
): AsyncGenerator<StreamedLine> {
  let number = 0;
  for await (const line of splitLines(file, length)) {
    number += 1;
    const isEnded = line.at(-1) === NEWLINE;
    const documents = readJournalLine(isEnded ? line.subarray(0, -1) : line);
    if (!documents && !isEnded) return;
    if (!documents) throw damagedLine(file, number);
    yield { text: isEnded ? line : Buffer.concat([line, Buffer.from('\n')]), documents };
  }
}

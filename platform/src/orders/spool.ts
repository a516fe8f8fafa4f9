import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  microsecondsOf,
  toExported,
  type ExportedDocument,
  type FoundDocument,
} from './exportedDocument';

/**
 * Documents on their way from a source, which gives them in an order of its own, to an export, which wants the newest
 * first. Firestore cannot sort by the time at which a document was stored, so all are seen before the first is written.
 */
export interface Spool {
  readonly count: number;
  add(document: FoundDocument): void;
  /** Gives all, the newest first. It can be asked more than once. */
  newestFirst(): Generator<ExportedDocument>;
  close(): void;
}

/** How many bytes stay in memory; what is beyond goes to a file. */
const IN_MEMORY = 4 * 1024 * 1024;

/** Opens a file that has no name any more, so that nothing of it outlives this process. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  try {
    return openSync(join(folder, 'spool'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Opens a spool. Takes how many bytes may stay in memory. Of each document beyond, three numbers stay: a million take
 * some 24 MB.
 */
export function openSpool(inMemory = IN_MEMORY): Spool {
  const times: number[] = [];
  const starts: number[] = [];
  const lengths: number[] = [];
  let portion: Buffer[] = [];
  let portionStart = 0;
  let end = 0;
  let file: number | undefined;

  function toFile(): void {
    file ??= openNameless();
    const bytes = Buffer.concat(portion);
    for (let written = 0; written < bytes.length;) {
      written += writeSync(file, bytes, written, bytes.length - written, portionStart + written);
    }
    [portion, portionStart] = [[], end];
  }

  function read(index: number, rest: Buffer): ExportedDocument {
    const start = starts[index] ?? 0;
    const length = lengths[index] ?? 0;
    let bytes = rest.subarray(start - portionStart, start - portionStart + length);
    if (start < portionStart && file !== undefined) {
      bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, start);
    }
    return toExported(JSON.parse(bytes.toString()) as FoundDocument);
  }

  return {
    get count() {
      return times.length;
    },
    add({ id, fields, createTime }) {
      const bytes = Buffer.from(JSON.stringify({ id, fields, createTime }));
      times.push(microsecondsOf(createTime));
      starts.push(end);
      lengths.push(bytes.length);
      portion.push(bytes);
      end += bytes.length;
      if (end - portionStart >= inMemory) toFile();
    },
    *newestFirst() {
      const rest = Buffer.concat(portion);
      const order = Uint32Array.from(times.keys());
      order.sort((one, other) => (times[other] ?? 0) - (times[one] ?? 0));
      for (const index of order) yield read(index, rest);
    },
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}

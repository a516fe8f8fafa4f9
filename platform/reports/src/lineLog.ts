import { appendFile, rename, stat } from 'node:fs/promises';
import { makeFolderOf } from '@site/tooling/files/privateFile';
import { olderThan } from './logFiles';

/** A file of JSON lines that never grows beyond its limit. */
export interface LineLog {
  /** Adds one value as a line. Rejects when it cannot be written; a half-written line is passed over by readers. */
  add(value: object): Promise<void>;
}

/** Only the owner may read what pages sent. */
const FILE_MODE = 0o600;

/** How large such a file becomes before it is put aside, in bytes. */
const LIMIT = 5 * 1024 * 1024;

/**
 * Opens a log. A full file becomes the older one, in the place of the older one before it, so that the two together never
 * hold more than twice the limit. Takes the limit in bytes.
 */
export function openLineLog(file: string, limit = LIMIT): LineLog {
  let size: number | undefined;
  let last: Promise<void> = Promise.resolve();

  async function append(value: object) {
    let line = `${JSON.stringify(value)}\n`;
    if (size === undefined) {
      await makeFolderOf(file);
      size = (await stat(file).catch(() => undefined))?.size ?? 0;
      // A process that was killed may have left half a line.
      if (size > 0) line = `\n${line}`;
    }
    const bytes = Buffer.byteLength(line);
    if (size > 0 && size + bytes > limit) {
      await rename(file, olderThan(file));
      size = 0;
    }
    await appendFile(file, line, { mode: FILE_MODE });
    size += bytes;
  }

  return {
    add(value) {
      const done = last.then(() =>
        append(value).catch((failure: unknown) => {
          // What the file holds now is not known: the next line looks again.
          size = undefined;
          throw failure;
        }),
      );
      last = done.catch(() => {});
      return done;
    },
  };
}

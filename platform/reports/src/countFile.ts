import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '@site/tooling/files/ifThere';
import { FILE_MODE, makeFolderOf, replaceFile } from '@site/tooling/files/privateFile';
import { syncFolderOf } from '@site/tooling/files/writeDurably';
import { addCounts, byHour, type Counts, type CountStore, type HourCounts } from './counts';
import { firstKeptHour, hourOf } from './hour';
import { hourCountsSchema } from './hourCountsSchema';

/** The file in a data folder that reports are counted in. */
export const countsIn = (folder: string): string => join(folder, 'reports.counts.jsonl');

/** From this size on, in bytes, a file's lines are added up to one for each hour. */
const LIMIT = 5 * 1024 * 1024;

function parse(line: string): HourCounts[] {
  try {
    const { data } = hourCountsSchema.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    return [];
  }
}

/**
 * Reads the counts of the last 30 days, a sum for each hour. A line that was cut short is passed over: it was never
 * confirmed. Gives none where there is no file.
 */
export async function readCountFile(file: string, now = new Date()): Promise<HourCounts[]> {
  const text = (await ifThere(readFile(file, 'utf8'))) ?? '';
  const first = firstKeptHour(now);
  const lines = text.split('\n').flatMap(parse);
  return byHour(lines.filter(({ hour }) => hour >= first));
}

const toText = (lines: readonly HourCounts[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

/**
 * Keeps counts in a file of this machine, of which one process writes. Each report adds a line; once a day, and when
 * they are many, the lines are replaced by their sums, in one step, and those older than 30 days are dropped.
 */
export function openCountFile(
  file: string,
  { limit = LIMIT, now = () => new Date() } = {},
): CountStore {
  /** What the file holds of the current hour, and its size; undefined when that has to be read. */
  let known: { hour: string; counts: Counts; size: number; mostBytes: number } | undefined;
  let last: Promise<void> = Promise.resolve();

  async function addUp(hour: string) {
    await makeFolderOf(file);
    const hours = await readCountFile(file, now());
    const bytes = Buffer.from(toText(hours));
    await (await replaceFile(file, bytes)).close();
    await syncFolderOf(file);
    const counts = hours.find((it) => it.hour === hour)?.counts ?? {};
    // Sums beyond the limit by themselves are not added up again for each line.
    return { hour, counts, size: bytes.length, mostBytes: Math.max(limit, 2 * bytes.length) };
  }

  async function append(added: Counts): Promise<void> {
    const hour = hourOf(now());
    const day = 'YYYY-MM-DD'.length;
    if (known?.hour.slice(0, day) !== hour.slice(0, day) || known.size > known.mostBytes) {
      known = undefined;
      known = await addUp(hour);
    }
    const before = known;
    // Unknown until the line is written: what a failure left behind is read again.
    known = undefined;
    const counts = before.hour === hour ? before.counts : {};
    const line = toText([{ hour, counts: addCounts(counts, added) }]);
    await appendFile(file, line, { mode: FILE_MODE });
    known = { ...before, hour, counts, size: before.size + Buffer.byteLength(line) };
  }

  return {
    add(added) {
      const done = last.then(() => append(added));
      last = done.catch(() => {});
      return done;
    },
  };
}

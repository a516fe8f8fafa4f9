import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '@site/tooling/files/ifThere';
import { FILE_MODE, makeFolderOf } from '@site/tooling/files/privateFile';
import { byHour, type CountStore, type HourCounts } from './counts';
import { firstKeptHour, hourOf } from './hour';
import { hourCountsSchema } from './hourCountsSchema';

/** The file in a data folder that reports are counted in. */
export const countsIn = (folder: string): string => join(folder, 'reports.counts.jsonl');

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

/** Keeps counts in a file of this machine: a line for each report, summed when it is read. */
export const openCountFile = (file: string, now = () => new Date()): CountStore => ({
  async add(counts) {
    await makeFolderOf(file);
    // The line break comes first: it ends a line that was cut short.
    const line = `\n${JSON.stringify({ hour: hourOf(now()), counts })}`;
    await appendFile(file, line, { mode: FILE_MODE });
  },
});

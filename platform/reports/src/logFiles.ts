import { join } from 'node:path';

/** The file in a data folder that reports of visits are written to. */
export function visitsIn(folder: string): string {
  return join(folder, 'visits.jsonl');
}

/** The file in a data folder that browsers' reports are written to. */
export function reportsIn(folder: string): string {
  return join(folder, 'reports.jsonl');
}

/** Where the lines of such a file go when it is full. */
export function olderThan(file: string): string {
  return file.replace(/\.jsonl$/, '.older.jsonl');
}

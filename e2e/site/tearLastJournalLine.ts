import { appendFileSync, readFileSync } from 'node:fs';
import { journalIn } from '@site/firestore/journal/dataFolder';

/**
 * Leaves on the disk what a power cut leaves of a line that was being written: its beginning. Takes the folder of the
 * enquiries, and which part of the line was written, from 0 to 1.
 */
export function tearLastJournalLine(data: string, part = 0.5): void {
  const journal = journalIn(data);
  const line = readFileSync(journal, 'utf8').split('\n').at(-2) ?? '{"commitTime":"2026"';
  appendFileSync(journal, line.slice(0, 1 + Math.floor(part * (line.length - 1))));
}

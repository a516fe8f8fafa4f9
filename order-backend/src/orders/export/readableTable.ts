import { printable } from '@site/company/printable';
import { table, widthOf } from '@site/tooling/command-line/command';
import type { ExportRow } from '../source';
import { tableOf, type ExportKind } from './columns';

/** What a person has no use for beside the reference. */
const ID = 'Id';

/** Writes documents for a person: as a table, or where that is wider than the terminal, each as a block of lines. */
export function readableTable(
  kind: ExportKind,
  documents: readonly ExportRow[],
  columns: number,
): string {
  if (documents.length === 0) return '';
  const isShown = (at: number) => kind.columns[at] !== ID || !kind.columns.includes('Reference');
  const [headings = [], ...rows] = tableOf(kind, documents).map((row) =>
    row.filter((_, at) => isShown(at)).map((value) => printable(String(value))),
  );
  const whole = table([headings, ...rows], { hasHeadings: true });
  if (whole.split('\n').every((line) => widthOf(line) <= columns)) return whole;
  return rows
    .map((row) => table(headings.map((heading, at) => [heading, row[at] ?? ''])))
    .join('\n');
}

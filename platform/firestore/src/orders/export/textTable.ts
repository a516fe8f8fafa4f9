import { printable } from '@site/contracts/printable';
import { table } from '@site/tooling/command-line/table';
import type { Column } from './columns';
import type { ExportedDocument } from '../source/exportedDocument';

/** Writes documents as a table for people: headings, a rule, and a line each. */
export function toTable(
  columns: readonly Column[],
  documents: readonly ExportedDocument[],
): string {
  const headings = columns.map(({ heading }) => heading);
  const rows = documents.map((document) =>
    columns.map(({ textOf }) => printable(textOf(document))),
  );
  return table([headings, ...rows], { hasHeadings: true });
}

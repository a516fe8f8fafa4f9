import type { ExportRow } from '../source/exportRow';
import type { Column } from './columns';

/** Everything that JSON may hold unescaped and a terminal may obey. Line ends are the export's own. */
const UNPRINTABLE = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes documents as a JSON list for programs: `Received` is the exact moment, RFC 3339 in UTC, and a number stays one.
 * `identifiers` are the columns that tell one document from all others.
 */
export function toJson(identifiers: readonly Column[], rows: readonly ExportRow[]): string {
  const records = rows.map((row) => ({
    Received: row.createTime,
    ...row.fields,
    ...Object.fromEntries(identifiers.map(({ heading, textOf }) => [heading, textOf(row)])),
  }));
  return `${JSON.stringify(records, null, 2).replace(UNPRINTABLE, escape)}\n`;
}

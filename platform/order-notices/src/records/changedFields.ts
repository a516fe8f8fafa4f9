import { isDeepStrictEqual } from 'node:util';
import type { DeskRecord } from './deskRecord';

/** The fields of a record that differ. Only these are written: the desk's own fields stay exactly as it wrote them. */
export function changedFields(before: DeskRecord, after: DeskRecord): Partial<DeskRecord> {
  const entries = Object.entries(after);
  return Object.fromEntries(
    entries.filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
}

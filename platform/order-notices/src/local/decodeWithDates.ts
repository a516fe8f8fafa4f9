import { decodeFields, TypedValue, type WireFields } from '@site/firestore/documents/values';

/** Turns what Firestore has no JSON for back into dates. */
function withDates(value: unknown): unknown {
  if (value instanceof TypedValue) {
    return value.kind === 'timestampValue' ? new Date(String(value.value)) : value;
  }
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withDates(entry)]));
}

/** A stored document's fields as plain values, its times as dates. */
export const decodeWithDates = (fields: WireFields): unknown => withDates(decodeFields(fields));

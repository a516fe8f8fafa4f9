import { Timestamp } from 'firebase-admin/firestore';

/** Turns Firestore's times into dates. Dates become its times by themselves. */
export function timestampsToDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(timestampsToDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, it]) => [name, timestampsToDates(it)]),
  );
}

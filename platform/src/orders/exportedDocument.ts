import { decodeFields, type WireFields } from '../firestore/values';

/** A stored document, read for an export. */
export interface ExportedDocument {
  /** The document's id, which staff use as the reference of an enquiry. */
  id: string;
  /** Plain values by the field's name. */
  fields: Record<string, unknown>;
  /** When it was stored: RFC 3339 in UTC. */
  createTime: string;
}

/** Reads a document whose fields are in Firestore's encoding; throws when they are not. */
export function toExported(id: string, fields: WireFields, createTime: string): ExportedDocument {
  return { id, fields: decodeFields(fields), createTime };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts documents by the time at which they were stored, the newest first. */
export function newestFirst(documents: readonly ExportedDocument[]): ExportedDocument[] {
  // A `Date` knows milliseconds alone; within one, the text decides.
  return documents.toSorted(
    (one, other) =>
      Date.parse(other.createTime) - Date.parse(one.createTime) ||
      compare(other.createTime, one.createTime),
  );
}

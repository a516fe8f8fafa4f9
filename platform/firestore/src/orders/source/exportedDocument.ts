import { decodeFields, type WireFields } from '../../documents/values';

/** A document as a source gives it, its fields in Firestore's encoding. */
export interface FoundDocument {
  id: string;
  fields: WireFields;
  /** When it was stored: RFC 3339 in UTC. */
  createTime: string;
}

/** A stored document, read for an export. */
export interface ExportedDocument {
  /** The document's id, by which staff erase it; the visitor's reference follows from it. */
  id: string;
  /** Plain values by the field's name. */
  fields: Record<string, unknown>;
  /** When it was stored: RFC 3339 in UTC. */
  createTime: string;
}

/** Reads a document; throws when its fields are not in Firestore's encoding. */
export function toExported({ id, fields, createTime }: FoundDocument): ExportedDocument {
  return { id, fields: decodeFields(fields), createTime };
}

/** A moment of RFC 3339 in UTC as a number that sorts, in microseconds: a `Date` knows milliseconds alone. */
export function microsecondsOf(moment: string): number {
  const [, beyond = ''] = /\.\d{3}(\d{1,3})/.exec(moment) ?? [];
  return Date.parse(moment) * 1000 + Number(beyond.padEnd(3, '0'));
}

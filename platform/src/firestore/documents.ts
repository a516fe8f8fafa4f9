import type { WireFields } from './values';

/** A stored document. It never changes: what is stored can neither be written over nor removed. */
export interface StoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: WireFields;
  /** When it was stored: RFC 3339 in UTC, to the microsecond. */
  readonly createTime: string;
}

/** All stored documents, in memory. */
export interface Documents {
  get(collection: string, id: string): StoredDocument | undefined;
  /** Takes in a document that is safely written down. */
  add(document: StoredDocument): void;
  /** A collection's documents in the order of their ids; empty for a collection that does not exist. */
  list(collection: string): StoredDocument[];
}

const byId = (one: StoredDocument, other: StoredDocument) => (one.id < other.id ? -1 : 1);

/** Makes an empty set of documents. */
export function createDocuments(): Documents {
  const collections = new Map<string, Map<string, StoredDocument>>();
  return {
    get: (collection, id) => collections.get(collection)?.get(id),
    add(document) {
      const ids = collections.get(document.collection) ?? new Map<string, StoredDocument>();
      collections.set(document.collection, ids.set(document.id, document));
    },
    list: (collection) => [...(collections.get(collection)?.values() ?? [])].sort(byId),
  };
}

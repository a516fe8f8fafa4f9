import type { WireFields } from './values';

/** A stored document. It never changes; only its owner's own request removes it. */
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
  /** Takes out a document that is no longer written down; one that is not there is no fault. */
  remove(collection: string, id: string): void;
  /** A collection's documents in the order of their ids; empty for a collection that does not exist. */
  list(collection: string): readonly StoredDocument[];
}

const byId = (one: StoredDocument, other: StoredDocument) => (one.id < other.id ? -1 : 1);

/** Makes an empty set of documents. */
export function createDocuments(): Documents {
  const collections = new Map<string, Map<string, StoredDocument>>();
  /** Sorted once, since an export asks for one page after the other. */
  const sorted = new Map<string, readonly StoredDocument[]>();
  return {
    get: (collection, id) => collections.get(collection)?.get(id),
    add(document) {
      const ids = collections.get(document.collection) ?? new Map<string, StoredDocument>();
      collections.set(document.collection, ids.set(document.id, document));
      sorted.delete(document.collection);
    },
    remove(collection, id) {
      collections.get(collection)?.delete(id);
      sorted.delete(collection);
    },
    list(collection) {
      const known = sorted.get(collection);
      if (known) return known;
      const all = [...(collections.get(collection)?.values() ?? [])].sort(byId);
      sorted.set(collection, all);
      return all;
    },
  };
}

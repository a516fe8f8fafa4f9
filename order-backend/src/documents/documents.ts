import { documentName, keyOf, type DocumentPlace } from './names';
import type { WireFields } from './values';

/** A stored document. What visitors sent never changes; only an erasure removes it. */
export interface StoredDocument extends Readonly<DocumentPlace> {
  readonly fields: WireFields;
  /** When it was stored: RFC 3339 in UTC. */
  readonly createTime: string;
  /** When it was changed last, which only the company's own documents are. */
  readonly updateTime?: string;
}

export function toWire(document: StoredDocument, project: string) {
  return {
    name: documentName(document, project),
    fields: document.fields,
    createTime: document.createTime,
    updateTime: document.updateTime ?? document.createTime,
  };
}

export interface Documents {
  get(collection: string, id: string): StoredDocument | undefined;
  /** Adds a document, or puts it in the place of the one with its name. */
  add(document: StoredDocument): void;
  remove(document: StoredDocument): void;
  /** In the order in which they were stored. */
  all(): readonly StoredDocument[];
  /** A collection's documents in the order of their ids; empty for an unknown collection. */
  list(collection: string): readonly StoredDocument[];
}

const byId = (one: StoredDocument, other: StoredDocument) => (one.id < other.id ? -1 : 1);

export function createDocuments(stored: readonly StoredDocument[] = []): Documents {
  const byKey = new Map(stored.map((document) => [keyOf(document), document]));
  const all = () => [...byKey.values()];
  return {
    get: (collection, id) => byKey.get(keyOf({ collection, id })),
    add: (document) => void byKey.set(keyOf(document), document),
    remove: (document) => void byKey.delete(keyOf(document)),
    all,
    list: (collection) =>
      all()
        .filter((document) => document.collection === collection)
        .sort(byId),
  };
}

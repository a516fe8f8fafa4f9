import type {
  CollectionReference,
  DocumentData,
  DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

/** What Firestore's triggers tell of a document. */
export type DocumentEvent =
  | { kind: 'created' | 'updated'; id: string }
  /** `expireAt` is the field of that name, as it was. */
  | { kind: 'deleted'; id: string; expireAt: Date | undefined };

export interface WatchedCollection {
  /** The documents that were there before the first event. */
  ids: readonly string[];
  stop(): void;
}

const kinds = { added: 'created', modified: 'updated' } as const;

function expireAtOf(document: DocumentSnapshot<DocumentData>): Date | undefined {
  const expireAt = document.get('expireAt') as Timestamp | null | undefined;
  return expireAt?.toDate();
}

/**
 * Tells of each change of a collection from now on. The emulator alone raises no events, but lets clients listen.
 * Resolves once it listens; `onEnd` is called when it can no longer.
 */
export function watchCollection(
  collection: CollectionReference,
  onEvent: (event: DocumentEvent) => void,
  onEnd: (failure: Error) => void,
): Promise<WatchedCollection> {
  return new Promise((resolve, reject) => {
    let isListening = false;
    const stop = collection.onSnapshot(
      (snapshot) => {
        if (!isListening) {
          isListening = true;
          return resolve({ ids: snapshot.docs.map(({ id }) => id), stop });
        }
        for (const { type, doc } of snapshot.docChanges()) {
          const { id } = doc;
          if (type !== 'removed') onEvent({ kind: kinds[type], id });
          else onEvent({ kind: 'deleted', id, expireAt: expireAtOf(doc) });
        }
      },
      (failure) => {
        reject(failure);
        onEnd(failure);
      },
    );
  });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { createClock } from '../documents/clock';
import type { DocumentPlace } from '../documents/names';
import { createDocuments } from '../documents/documents';
import { idTokenKey } from '../desk/idToken';
import { createHandler } from './handler';
import { openJournal } from '../journal/journal';
import { makeRealFile } from '@site/tooling/files/privateFile';
import { lockFile } from '@site/tooling/files/fileLock';
import { keepOwnerToken } from '../journal/ownerToken';
import { storeLimits, type StoreLimits } from './storeLimits';
import type { StaffDocuments } from './staffDocuments';
import { createWriteQueue } from './writeQueue';

export interface FirestoreOptions {
  /** Where documents are kept, as `journalIn(dataFolder)` names it. Its folder is made where it is missing. */
  journalFile: string;
  /** The id of the one project whose documents are kept. */
  project: string;
  /** Takes lines for the person who runs the server; they never hold what a visitor sent. */
  log?: (line: string) => void;
  limits?: Partial<StoreLimits>;
}

/** A local replacement of Cloud Firestore's REST interface that adds documents, and lists and erases them for its owner. */
export interface Firestore {
  /** Answers a request whose address `isFirestorePath` accepts. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  readonly staff: StaffDocuments;
  /** What signs the id tokens of people who may sign in; requests show them. */
  readonly tokenKey: Buffer;
  /** Waits for the writes under way and releases the journal. Later writes are refused. */
  close(): Promise<void>;
}

/** True for a request's address that the local store answers. */
export function isFirestorePath(url: string): boolean {
  return /^\/v1(\/|\?|$)/.test(url);
}

/**
 * Opens the local store on its journal. Rejects with a message for the person who runs the server: when another process
 * uses the journal, when a line of it is damaged, and when it cannot be written.
 */
export async function createFirestore({
  journalFile,
  project,
  log = console.warn,
  limits = {},
}: FirestoreOptions): Promise<Firestore> {
  const file = await makeRealFile(journalFile);
  const release = await lockFile(file);
  try {
    const token = await keepOwnerToken(dirname(journalFile));
    const journal = await openJournal(file, log);
    const documents = createDocuments(journal.documents);
    const listeners = new Set<(place: DocumentPlace) => void>();
    const clock = createClock();
    const tokenKey = idTokenKey(token);
    const queue = createWriteQueue(documents, journal, clock, log, (place) =>
      listeners.forEach((listener) => listener(place)),
    );
    return {
      tokenKey,
      staff: {
        get: (collection, id) => documents.get(collection, id),
        list: (collection) => documents.list(collection),
        change: (place, next) => queue.change(place, next),
        changeTogether: (work) => queue.changeTogether(work),
        erase: (places) => queue.erase(places),
        whenStored: (listener) => void listeners.add(listener),
      },
      handle: createHandler({
        ...{ project, token, documents, queue, log, clock },
        tokenKey,
        limits: { ...storeLimits, ...limits },
      }),
      async close() {
        await queue.close();
        await journal.close();
        await release();
      },
    };
  } catch (failure) {
    await release();
    throw failure;
  }
}

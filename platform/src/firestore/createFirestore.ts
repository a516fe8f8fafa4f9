import type { IncomingMessage, ServerResponse } from 'node:http';
import { createClock } from './clock';
import { createCommitQueue } from './commitQueue';
import { createDocuments } from './documents';
import { createHandler } from './handler';
import { openJournal } from './journal';
import { makeFolderOf } from './journalFile';
import { lockFile } from './lock';
import { storeLimits, type StoreLimits } from './storeLimits';

export interface FirestoreOptions {
  /** Where documents are written down, such as `journalIn(dataFolder)` gives it. Its folder is made where it is missing. */
  journalFile: string;
  /** Takes lines for the person who runs the server; they never hold what a visitor sent. */
  log?: (line: string) => void;
  /** Other limits than the usual ones. */
  limits?: Partial<StoreLimits>;
}

/** A local stand-in for Cloud Firestore's REST interface that adds documents, lists and erases them for its owner, and does nothing else. */
export interface Firestore {
  /** Answers a request whose address `isFirestorePath` accepts. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Waits for the writes under way and lets go of the journal. Later writes are refused. */
  close(): Promise<void>;
}

/** True for a request's address that the local store answers. */
export function isFirestorePath(url: string): boolean {
  return /^\/v1(\/|\?|$)/.test(url);
}

/**
 * Opens the local store on its journal. Rejects with a message for the person who runs the server: when another process
 * uses the journal, when a line of it is broken, and when it cannot be written.
 */
export async function createFirestore({
  journalFile,
  log = console.warn,
  limits = {},
}: FirestoreOptions): Promise<Firestore> {
  await makeFolderOf(journalFile);
  const release = await lockFile(journalFile);
  try {
    const journal = await openJournal(journalFile, log);
    const documents = createDocuments();
    journal.documents.forEach((document) => documents.add(document));
    const queue = createCommitQueue(documents, journal, createClock(), log);
    return {
      handle: createHandler({ documents, queue, log, limits: { ...storeLimits, ...limits } }),
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { createDocuments } from '../documents/documents';
import { idTokenKey } from './idToken';
import { createHandler } from './handler';
import { openJournal } from '../journal/journal';
import { makeRealFile } from '@site/tooling/files/privateFile';
import { lockFile } from '@site/tooling/files/fileLock';
import { keepOwnerToken } from '../journal/ownerToken';
import type { ServerAddresses } from '../journal/runningServer';
import type { ServerDocuments } from './serverDocuments';
import { createWriteQueue } from './writeQueue';

export interface StoreOptions {
  /** Where documents are kept, as `journalIn(dataFolder)` names it. Its folder is made where it is missing. */
  journalFile: string;
  /** The id of the one project whose documents are kept. */
  project: string;
  /** Takes lines for the person who runs the server; they never hold what a visitor sent. */
  log?: (line: string) => void;
  /** Refuses requests without a token of App Check, as Firestore does once it is enforced. */
  enforcesAppCheck?: boolean | undefined;
  /** Where it is served, for `runningServer`. */
  servedAt?: ServerAddresses;
}

/** A local replacement of Cloud Firestore's REST interface, as far as our pages, the desk and the owner's command ask for it. */
export interface Firestore {
  /** Answers a request whose address `isFirestorePath` accepts. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  readonly staff: ServerDocuments;
  /** What signs the id tokens of people who may sign in; requests show them. */
  readonly tokenKey: Buffer;
  /** Waits for the writes under way and releases the journal. Later writes are refused. */
  close(): Promise<void>;
}

/** True for a request's address that the local store answers. */
export function isFirestorePath(url: string): boolean {
  return /^\/v1(\/|\?|$)/.test(url);
}

/** What a person can do about a folder that cannot be used, by the system's code. */
function explained(failure: NodeJS.ErrnoException, journalFile: string): Error {
  const { code } = failure;
  if (code === undefined) return failure;
  return new Error(
    `Enquiries cannot be kept in ${dirname(journalFile)} (${code}). Name another folder: --data FOLDER`,
  );
}

/**
 * Opens the local store on its journal. Rejects with a message for the person who runs the server: when another process
 * uses the journal, when a line of it is damaged, and when it cannot be written.
 */
export async function openStore(options: StoreOptions): Promise<Firestore> {
  const { journalFile, project, log = console.warn, enforcesAppCheck = false, servedAt } = options;
  let unlock: (() => Promise<void>) | undefined;
  try {
    const file = await makeRealFile(journalFile);
    unlock = await lockFile(file, servedAt && JSON.stringify(servedAt));
    const token = await keepOwnerToken(dirname(journalFile));
    const journal = await openJournal(file, log);
    const documents = createDocuments(journal.documents);
    const tokenKey = idTokenKey(token);
    const queue = createWriteQueue(documents, journal, log);
    const parts = { project, token, documents, queue, log, tokenKey, enforcesAppCheck };
    return {
      tokenKey,
      staff: queue,
      handle: createHandler(parts),
      close: () => queue.close().then(journal.close).then(unlock),
    };
  } catch (failure) {
    await unlock?.();
    throw explained(failure as Error, journalFile);
  }
}

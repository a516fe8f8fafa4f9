import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { createFirestore, type Firestore, type FirestoreOptions } from './createFirestore';
import { discardBody } from './discardBody';
import { FileInUse } from '@site/tooling/files/fileLock';
import type { DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { sendRefusal } from './sendJson';
import { storeLimits } from './storeLimits';

/** How long after a failed attempt the store is opened again by the next request, in ms. */
const RETRY_MS = 2000;

/** Why an account cannot use a data folder, by the system's code. Only another folder helps. */
const UNUSABLE: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'its journal is a folder',
  ELOOP: 'its symbolic links form a circle',
};

/** No store can be opened in the data folder. The message says what to do. */
class UnusableFolder extends Error {}

function explain(failure: NodeJS.ErrnoException, journalFile: string): Error {
  const { code } = failure;
  if (code === undefined) return failure;
  const reason = UNUSABLE[code];
  if (reason === undefined) return new Error(`${journalFile} cannot be written (${code}).`);
  return new UnusableFolder(
    `Enquiries cannot be kept in ${dirname(journalFile)}: ${reason}. Name another folder: --data FOLDER`,
  );
}

const unavailable = () =>
  new Refusal('unavailable', 'Documents cannot be stored at the moment. Try again later.');

/** A store that may not be open yet. */
export interface RetryingStore extends Firestore {
  /** Opens it again after a failure, as a request does. */
  retry(): Promise<void>;
}

/**
 * Opens the local store for a site whose pages must be served in any case. While the disk is full or the journal damaged,
 * requests are answered with 503, which the browser's outbox retries, and the store is opened again from time to time.
 * Rejects where only the person who starts the site can help: when another process uses the journal, or the folder
 * cannot be used.
 */
export async function openStore(
  options: FirestoreOptions,
  now: () => number = () => performance.now(),
): Promise<RetryingStore> {
  const { log = console.warn } = options;
  let store: Firestore | undefined;
  let opening: Promise<void> | undefined;
  let retryAt = 0;
  let lastWarning = '';
  let isClosed = false;

  async function open(): Promise<void> {
    try {
      store = await createFirestore(options);
      listeners.forEach(store.staff.whenStored);
      if (lastWarning) log('Enquiries are stored again.');
    } catch (error) {
      const failure = explain(error as Error, options.journalFile);
      if (failure instanceof FileInUse || failure instanceof UnusableFolder) throw failure;
      retryAt = now() + RETRY_MS;
      const warning = `${failure.message} Until then enquiries are not stored; browsers keep them and try again.`;
      if (warning !== lastWarning) log(warning);
      lastWarning = warning;
    }
  }

  const listeners: ((place: DocumentPlace) => void)[] = [];
  const opened = () => {
    if (!store) throw unavailable();
    return store.staff;
  };

  async function retry(): Promise<void> {
    if (!store && !isClosed && now() >= retryAt) {
      opening ??= open()
        .catch((failure: Error) => log(failure.message))
        .finally(() => (opening = undefined));
    }
    await opening;
  }

  await open();
  return {
    retry,
    get tokenKey() {
      if (!store) throw unavailable();
      return store.tokenKey;
    },
    staff: {
      get: (collection, id) => opened().get(collection, id),
      list: (collection) => opened().list(collection),
      change: async (place, next) => opened().change(place, next),
      changeTogether: async (work) => opened().changeTogether(work),
      erase: async (places) => opened().erase(places),
      whenStored(listener) {
        listeners.push(listener);
        store?.staff.whenStored(listener);
      },
    },
    async handle(request: IncomingMessage, response: ServerResponse) {
      await retry();
      if (store) return store.handle(request, response);
      sendRefusal(request, response, unavailable());
      discardBody(request, storeLimits.bodyTimeMs);
    },
    async close() {
      isClosed = true;
      await opening;
      await store?.close();
    },
  };
}

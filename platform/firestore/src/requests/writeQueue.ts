import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../documents/clock';
import type { Documents, StoredDocument } from '../documents/documents';
import { isChangeable, keyOf, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import type { Journal } from '../journal/journal';
import { applyCommit, type Sender } from './applyCommit';
import type { Write } from './readCommit';
import type { ServerDocuments, Transaction } from './serverDocuments';

export interface CommitAnswer {
  /** When the document was stored, which may have been by an earlier commit. */
  writeResults: { updateTime: string }[];
  commitTime: string;
}

/** Writes documents one after the other, so that each commit sees those before it. */
export interface WriteQueue extends ServerDocuments {
  /** Resolves once the disk has all of a commit. Rejects with a `Refusal`; then nothing of it is stored. */
  commit(sender: Sender, writes: readonly Write[]): Promise<CommitAnswer>;
  close(): Promise<void>;
}

export function createWriteQueue(
  documents: Documents,
  journal: Journal,
  clock: Clock,
  log: (line: string) => void,
): WriteQueue {
  const listeners = new Set<(place: DocumentPlace) => void>();
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (isClosed) return Promise.reject(unavailable());
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  }

  async function writing(work: Promise<void>): Promise<void> {
    await work.catch((failure: NodeJS.ErrnoException) => {
      log(`The journal cannot be written: ${failure.code ?? failure.message}.`);
      throw unavailable();
    });
  }

  /** All of it or nothing, also after a crash: one line, or the whole file. */
  async function write(stored: readonly StoredDocument[], removed: readonly StoredDocument[]) {
    if (removed.length > 0) {
      const keys = new Set([...stored, ...removed].map(keyOf));
      const kept = documents.all().filter((document) => !keys.has(keyOf(document)));
      await writing(journal.replace([...kept, ...stored]));
    } else if (stored.length > 0) await writing(journal.append(...stored));
    removed.forEach(documents.remove);
    stored.forEach(documents.add);
  }

  async function commit(sender: Sender, writes: readonly Write[]): Promise<CommitAnswer> {
    const now = clock();
    const { stored, removed, updateTimes } = applyCommit(writes, { documents, sender, now });
    await write(stored, removed);
    for (const place of stored) listeners.forEach((listener) => listener(place));
    return {
      writeResults: updateTimes.map((updateTime) => ({ updateTime })),
      commitTime: now,
    };
  }

  async function transaction(work: (transaction: Transaction) => void): Promise<void> {
    const now = clock();
    const changed = new Map<string, StoredDocument>();
    const removed = new Set<string>();
    work({
      get: (place) =>
        removed.has(keyOf(place))
          ? undefined
          : (changed.get(keyOf(place)) ?? documents.get(place.collection, place.id))?.fields,
      remove(place) {
        changed.delete(keyOf(place));
        removed.add(keyOf(place));
      },
      put({ collection, id }, fields) {
        // A journal in which a visitor's document changes counts as damaged.
        if (!isChangeable({ collection, id })) {
          throw new TypeError(`Documents of ${collection} never change.`);
        }
        const stored = documents.get(collection, id);
        const next = stored ? { ...stored, updateTime: now } : { collection, id, createTime: now };
        changed.delete(keyOf(next));
        if (!isDeepStrictEqual(fields, stored?.fields))
          changed.set(keyOf(next), { ...next, fields });
      },
    });
    const gone = documents.all().filter((document) => removed.has(keyOf(document)));
    await write([...changed.values()], gone);
  }

  const queued: WriteQueue['transaction'] = (work) => enqueue(() => transaction(work));
  return {
    get: documents.get,
    list: documents.list,
    commit: (sender, writes) => enqueue(() => commit(sender, writes)),
    transaction: queued,
    change: (place, next) =>
      queued(({ get, put }) => {
        const fields = next(get(place));
        if (fields) put(place, fields);
      }),
    erase: (places) => queued(({ remove }) => places.forEach(remove)),
    whenStored: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true;
      await last;
    },
  };
}

function unavailable(): Refusal {
  return new Refusal('unavailable', 'Documents cannot be written at the moment. Try again later.');
}

import { isDeepStrictEqual } from 'node:util';
import type { Documents, StoredDocument } from '../documents/documents';
import { isChangeable, keyOf, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import type { WireFields } from '../documents/values';
import type { Journal } from '../journal/journal';
import { decideCommit, type Change } from './decideCommit';
import type { Sender } from './permission';
import type { Write } from './readCommit';
import { findDocuments } from './readQuery';
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

  /** All of it or nothing, also after a crash: one line, or the whole file. @returns what was written. */
  async function write(changes: readonly Change[], now: string): Promise<StoredDocument[]> {
    const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
    const stored = changes.flatMap(({ collection, id, before, after }): StoredDocument[] => {
      if (!after || isDeepStrictEqual(after, before?.fields)) return [];
      if (!before) return [{ collection, id, fields: after, createTime: now }];
      return [{ ...before, fields: after, updateTime: now }];
    });
    try {
      if (removed.length > 0) {
        const keys = new Set([...removed, ...stored].map(keyOf));
        const kept = documents.all().filter((document) => !keys.has(keyOf(document)));
        await journal.replace([...kept, ...stored]);
      } else if (stored.length > 0) await journal.append(...stored);
    } catch (failure) {
      const { code, message } = failure as NodeJS.ErrnoException;
      log(
        `The journal cannot be written: ${code ?? message}. Browsers keep their enquiries, and send them once it can.`,
      );
      throw unavailable();
    }
    removed.forEach(documents.remove);
    stored.forEach(documents.add);
    return stored;
  }

  async function commit(sender: Sender, writes: readonly Write[]): Promise<CommitAnswer> {
    const now = new Date().toISOString();
    const changes = decideCommit(writes, { documents, sender, now });
    const stored = await write(changes, now);
    for (const place of stored) listeners.forEach((listener) => listener(place));
    const writeResults = changes.map(({ collection, id }) => {
      const { updateTime, createTime } = documents.get(collection, id) ?? {};
      return { updateTime: updateTime ?? createTime ?? now };
    });
    return { writeResults, commitTime: now };
  }

  async function transaction(work: (transaction: Transaction) => void): Promise<void> {
    const changes = new Map<string, Change>();
    const change = ({ collection, id }: DocumentPlace, after?: WireFields) =>
      void changes.set(keyOf({ collection, id }), {
        collection,
        id,
        before: documents.get(collection, id),
        after,
      });
    work({
      get(place) {
        const changed = changes.get(keyOf(place));
        return changed ? changed.after : documents.get(place.collection, place.id)?.fields;
      },
      remove: (place) => change(place),
      put(place, fields) {
        // A journal in which a visitor's document changes counts as damaged.
        if (!isChangeable(place)) {
          throw new TypeError(`Documents of ${place.collection} never change.`);
        }
        change(place, fields);
      },
    });
    await write([...changes.values()], new Date().toISOString());
  }

  const queued: WriteQueue['transaction'] = (work) => enqueue(() => transaction(work));
  return {
    get: documents.get,
    list: documents.list,
    find: (query) => findDocuments(documents.list(query.collection), query),
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

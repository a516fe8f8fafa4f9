import { isDeepStrictEqual } from 'node:util';
import { applyCommit } from '../desk/applyCommit';
import { isAllowedToStaff, type CommitContext, type DecidedWrite } from '../desk/decideStaffWrite';
import type { Account } from '../desk/idToken';
import type { StaffWrite } from '../desk/readStaffCommit';
import type { Clock } from '../documents/clock';
import type { Documents, StoredDocument } from '../documents/documents';
import type { Journal } from '../journal/journal';
import { isChangeable, type DocumentPlace } from '../documents/names';
import type { Write } from './readCommit';
import { refuseForbidden } from './refuseForbidden';
import { Refusal } from '../documents/refusal';
import type { WireFields } from '../documents/values';

/** The answer to a commit, as Firestore gives it. */
export interface CommitAnswer {
  /** When the document was stored, which may have been by an earlier commit. */
  writeResults: { updateTime: string }[];
  commitTime: string;
}

/** Makes a document's next fields from the present ones. */
export type ChangeFields = (fields: WireFields | undefined) => WireFields | undefined;

/** The company's own documents in one step. */
export interface Step {
  get(place: DocumentPlace): WireFields | undefined;
  put(place: DocumentPlace, fields: WireFields): void;
}

/** Writes documents one after the other, so that each commit sees those before it. */
export interface WriteQueue {
  /** Resolves once the document is on disk. Rejects with a `Refusal`; then nothing is stored. */
  commit(write: Write): Promise<CommitAnswer>;
  /** The same for whoever is signed in, as one step. */
  commitFor(account: Account, writes: readonly StaffWrite[]): Promise<CommitAnswer>;
  /** The same for the owner, past the rules: erases anything, and stores documents of the company's own. */
  commitByOwner(writes: readonly StaffWrite[]): Promise<CommitAnswer>;
  /**
   * Changes one of the company's own documents: stores what `next` makes of its fields, or nothing when that is undefined.
   * Resolves once the change is on disk.
   */
  change(place: DocumentPlace, next: ChangeFields): Promise<void>;
  /** The same for several of them: all that `work` puts is stored, or nothing. */
  changeTogether(work: (step: Step) => void): Promise<void>;
  /** Resolves once the documents are off the disk, or were never there. Rejects with a `Refusal`; then they stay. */
  erase(places: readonly DocumentPlace[]): Promise<void>;
  /** Waits for the writes under way; later ones are refused. */
  close(): Promise<void>;
}

const keyOf = ({ collection, id }: DocumentPlace) => `${collection}/${id}`;

export function createWriteQueue(
  documents: Documents,
  journal: Journal,
  clock: Clock,
  log: (line: string) => void,
  whenStored: (place: DocumentPlace) => void = () => {},
): WriteQueue {
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

  async function store(write: Write): Promise<CommitAnswer> {
    const stored = documents.get(write.collection, write.id);
    refuseForbidden(write, documents);
    const commitTime = clock();
    if (!stored) {
      const document: StoredDocument = { ...write, createTime: commitTime };
      await writing(journal.append(document));
      documents.add(document);
      whenStored(document);
    }
    return { writeResults: [{ updateTime: stored?.createTime ?? commitTime }], commitTime };
  }

  function isOpenToVisitors({ after, collection, id }: DecidedWrite): boolean {
    try {
      if (after) refuseForbidden({ collection, id, fields: after }, documents);
      return after !== undefined;
    } catch {
      return false;
    }
  }

  async function storeAll(
    writes: readonly StaffWrite[],
    isAllowed: (write: DecidedWrite, context: CommitContext) => boolean,
  ): Promise<CommitAnswer> {
    const now = clock();
    const { stored, removed } = applyCommit(writes, { documents, now, isAllowed });
    // One line, or the whole file: a crash leaves all of the commit or nothing.
    if (removed.length === 0 && stored.length > 0) await writing(journal.append(...stored));
    else if (removed.length > 0) {
      const keys = new Set([...stored, ...removed].map(keyOf));
      const kept = documents.all().filter((document) => !keys.has(keyOf(document)));
      await writing(journal.replace([...kept, ...stored]));
    }
    removed.forEach(documents.remove);
    stored.forEach((document) => {
      documents.add(document);
      whenStored(document);
    });
    return { writeResults: writes.map(() => ({ updateTime: now })), commitTime: now };
  }

  async function changeTogether(work: (step: Step) => void): Promise<void> {
    const now = clock();
    const changed = new Map<string, StoredDocument>();
    work({
      get: (place) =>
        (changed.get(keyOf(place)) ?? documents.get(place.collection, place.id))?.fields,
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
    if (changed.size === 0) return;
    await writing(journal.append(...changed.values()));
    changed.forEach(documents.add);
  }

  const change = (place: DocumentPlace, next: ChangeFields) =>
    changeTogether(({ get, put }) => {
      const fields = next(get(place));
      if (fields) put(place, fields);
    });

  async function erase(places: readonly DocumentPlace[]): Promise<void> {
    const keys = new Set(places.map(keyOf));
    const all = documents.all();
    const kept = all.filter((document) => !keys.has(keyOf(document)));
    if (kept.length === all.length) return;
    await writing(journal.replace(kept));
    all.filter((document) => keys.has(keyOf(document))).forEach(documents.remove);
  }

  return {
    commit: (write) => enqueue(() => store(write)),
    commitFor: (account, writes) =>
      enqueue(() =>
        storeAll(
          writes,
          (write, context) =>
            isOpenToVisitors(write) || isAllowedToStaff(write, { ...context, account }),
        ),
      ),
    commitByOwner: (writes) =>
      // A journal in which a visitor's document changes counts as damaged.
      enqueue(() => storeAll(writes, (write) => !write.after || isChangeable(write))),
    change: (place, next) => enqueue(() => change(place, next)),
    changeTogether: (work) => enqueue(() => changeTogether(work)),
    erase: (places) => enqueue(() => erase(places)),
    async close() {
      isClosed = true;
      await last;
    },
  };
}

function unavailable(): Refusal {
  return new Refusal('unavailable', 'Documents cannot be written at the moment. Try again later.');
}

import type { Clock } from './clock';
import { decideCommit, type CommitAnswer, type Lookup } from './decideCommit';
import type { Documents, StoredDocument } from './documents';
import type { Journal } from './journal';
import { toJournalLine } from './journalLines';
import type { Commit } from './readCommit';
import { Refusal } from './refusal';

/** The one place where documents are stored, one batch after the other. */
export interface CommitQueue {
  /** Stores all that a commit writes or nothing. Fulfilled once the disk has them; rejects with a `Refusal`. */
  commit(commit: Commit): Promise<CommitAnswer>;
  /**
   * Erases a document. Fulfilled once it is gone from the disk, also when there was none; rejects with a `Refusal` when
   * the disk cannot be written, and the document stays.
   */
  erase(collection: string, id: string): Promise<void>;
  /** Waits for what is under way; later commits are refused. */
  close(): Promise<void>;
}

interface WaitingErasure {
  collection: string;
  id: string;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
}

interface WaitingCommit {
  commit: Commit;
  resolve: (answer: CommitAnswer) => void;
  reject: (refusal: Refusal) => void;
}

const keyOf = ({ collection, id }: { collection: string; id: string }) => `${collection}/${id}`;

const unavailable = () =>
  new Refusal('unavailable', 'The documents cannot be written at the moment. Try again later.');

/**
 * Makes the queue. Commits that arrive while the disk is busy are written together, with one flush for all of them.
 * A failed write refuses every commit of its batch, since each may rest on another's documents.
 */
export function createCommitQueue(
  documents: Documents,
  journal: Journal,
  clock: Clock,
  log: (line: string) => void,
): CommitQueue {
  let waiting: WaitingCommit[] = [];
  let erasures: WaitingErasure[] = [];
  let busy: Promise<void> | undefined;
  let isClosed = false;

  const logFailure = (failure: unknown) =>
    log(`The journal cannot be written: ${(failure as NodeJS.ErrnoException).code}.`);

  async function store(batch: readonly WaitingCommit[]): Promise<void> {
    const staged = new Map<string, StoredDocument>();
    const lookup: Lookup = (collection, id) =>
      staged.get(`${collection}/${id}`) ?? documents.get(collection, id);
    const lines: string[] = [];
    const ends = batch.map(({ commit, resolve, reject }) => {
      try {
        const commitTime = clock();
        const { added, answer } = decideCommit(commit, lookup, commitTime);
        if (added.size > 0) lines.push(toJournalLine(commitTime, [...added.values()]));
        added.forEach((document, key) => staged.set(key, document));
        return () => resolve(answer);
      } catch (refusal) {
        return () => reject(refusal as Refusal);
      }
    });
    try {
      if (lines.length > 0) await journal.append(lines.join(''));
    } catch (failure) {
      logFailure(failure);
      batch.forEach(({ reject }) => reject(unavailable()));
      return;
    }
    staged.forEach((document) => documents.add(document));
    ends.forEach((end) => end());
  }

  async function eraseAll(batch: readonly WaitingErasure[]): Promise<void> {
    const found = batch.filter(({ collection, id }) => documents.get(collection, id));
    const keys = new Set(found.map(keyOf));
    try {
      // One rewriting of the journal for all that wait.
      if (keys.size > 0) await journal.erase((document) => keys.has(keyOf(document)));
    } catch (failure) {
      logFailure(failure);
      batch.forEach(({ reject }) => reject(unavailable()));
      return;
    }
    found.forEach(({ collection, id }) => documents.remove(collection, id));
    if (keys.size > 0) log(`Erased at the owner's request: ${keys.size}.`);
    batch.forEach(({ resolve }) => resolve());
  }

  async function run(): Promise<void> {
    while (waiting.length > 0 || erasures.length > 0) {
      const batch = waiting;
      waiting = [];
      if (batch.length > 0) await store(batch);
      const toErase = erasures;
      erasures = [];
      if (toErase.length > 0) await eraseAll(toErase);
    }
    busy = undefined;
  }

  return {
    commit: (commit) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(unavailable());
        waiting.push({ commit, resolve, reject });
        busy ??= run();
      }),
    erase: (collection, id) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(unavailable());
        erasures.push({ collection, id, resolve, reject });
        busy ??= run();
      }),
    async close() {
      isClosed = true;
      await busy;
    },
  };
}

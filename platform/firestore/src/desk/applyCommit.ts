import type { Documents, StoredDocument } from '../documents/documents';
import { Refusal } from '../documents/refusal';
import type { CommitContext, DecidedWrite } from './decideStaffWrite';
import type { StaffWrite } from './readStaffCommit';

/** What a commit makes of the documents that it names. */
export interface AppliedCommit {
  stored: readonly StoredDocument[];
  removed: readonly StoredDocument[];
}

interface CommitParts {
  documents: Pick<Documents, 'get'>;
  /** RFC 3339. */
  now: string;
  isAllowed(write: DecidedWrite, context: CommitContext): boolean;
}

const keyOf = (collection: string, id: string) => `${collection}/${id}`;

/**
 * Decides over a commit as a whole.
 * @throws {Refusal} when it may not be stored; then nothing of it is.
 */
export function applyCommit(
  writes: readonly StaffWrite[],
  { documents, now, isAllowed }: CommitParts,
): AppliedCommit {
  const changes = new Map<string, DecidedWrite>();
  for (const write of writes) {
    const { collection, id } = write;
    const before = documents.get(collection, id)?.fields;
    if (changes.has(keyOf(collection, id))) {
      throw new Refusal(
        'unsupported',
        'The local store takes one write of a document in a commit.',
      );
    }
    changes.set(keyOf(collection, id), { collection, id, before, after: write.apply(before, now) });
  }
  const context = {
    now,
    get: (collection: string, id: string) => documents.get(collection, id)?.fields,
    getAfter: (collection: string, id: string) => {
      const change = changes.get(keyOf(collection, id));
      return change ? change.after : documents.get(collection, id)?.fields;
    },
  };
  for (const change of changes.values()) {
    if (isAllowed(change, context)) continue;
    throw new Refusal('denied', 'Missing or insufficient permissions.');
  }
  for (const { collection, id, exists } of writes) {
    const isThere = documents.get(collection, id) !== undefined;
    if (exists === true && !isThere) throw new Refusal('missing', 'There is no such document.');
    if (exists === false && isThere)
      throw new Refusal('existing', 'The document is there already.');
  }
  const all = [...changes.values()];
  return {
    stored: all.flatMap(({ collection, id, after }) => {
      if (!after) return [];
      const before = documents.get(collection, id);
      const next = { collection, id, fields: after, createTime: before?.createTime ?? now };
      return [before ? { ...next, updateTime: now } : next];
    }),
    removed: all.flatMap(({ collection, id, after }) => {
      const before = documents.get(collection, id);
      return !after && before ? [before] : [];
    }),
  };
}

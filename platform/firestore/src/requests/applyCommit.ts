import { isDeepStrictEqual } from 'node:util';
import { faultsOf } from '@site/contracts/enquiry';
import { orderFieldNames } from '@site/contracts/orderFields';
import type { Account } from '../signed-in/idToken';
import type { Documents, StoredDocument } from '../documents/documents';
import { isChangeable, keyOf, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { decodeFields, type WireFields } from '../documents/values';
import { isAllowed } from '../rules/policy';
import type { Write } from './readCommit';

/** Who makes a commit: somebody who is signed in, a visitor, or the owner of the data folder, whom no rule binds. */
export type Sender = Account | 'visitor' | 'owner';

export interface AppliedCommit {
  stored: readonly StoredDocument[];
  removed: readonly StoredDocument[];
  /** When each write's document changed last, in the order of the writes. */
  updateTimes: readonly string[];
}

interface CommitParts {
  documents: Pick<Documents, 'get'>;
  sender: Sender;
  /** RFC 3339. */
  now: string;
}

interface Change extends DocumentPlace {
  action: 'create' | 'update' | 'delete';
  stored: StoredDocument | undefined;
  after: WireFields | undefined;
}

/** Reasons that are made of the contract's own names. Others repeat a name that the sender chose. */
const publicReasons = new Set(
  orderFieldNames.flatMap((name) => [`${name} is missing`, `${name} is not valid`]),
);

/** Firestore's words, and for whoever develops a form what the schema says. */
function refusalOf({ collection, action, after }: Change): Refusal {
  const faults = after && action === 'create' ? faultsOf(collection, decodeFields(after)) : [];
  const reasons = faults.filter((fault) => publicReasons.has(fault));
  const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
  return new Refusal('denied', `Missing or insufficient permissions${why}.`);
}

function readChanges(
  writes: readonly Write[],
  { documents, now }: CommitParts,
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const { collection, id, exists, fieldsAfter } of writes) {
    const key = keyOf({ collection, id });
    if (changes.has(key)) {
      throw new Refusal(
        'unsupported',
        'The local store takes one write of a document in a commit.',
      );
    }
    const stored = documents.get(collection, id);
    const after = fieldsAfter(stored?.fields, now);
    // Rules take a write that needs a document for an update, whether or not there is one.
    const isUpdate = stored !== undefined || exists === true;
    const action = !after ? 'delete' : isUpdate ? 'update' : 'create';
    changes.set(key, { collection, id, action, stored, after });
  }
  return changes;
}

function refuseForbidden(changes: ReadonlyMap<string, Change>, parts: CommitParts): void {
  const { documents, sender, now } = parts;
  const decoded = (fields: WireFields | undefined) => fields && decodeFields(fields);
  const isPermitted = ({ collection, id, action, stored, after }: Change) => {
    // A journal in which a visitor's document changes counts as damaged.
    if (sender === 'owner') return !after || isChangeable({ collection, id });
    return isAllowed(collection, action, {
      id,
      before: decoded(stored?.fields),
      after: decoded(after),
      now,
      account: sender === 'visitor' ? undefined : sender,
      documentBefore: (...place) => decoded(documents.get(...place)?.fields),
      documentAfter(otherCollection, otherId) {
        const change = changes.get(keyOf({ collection: otherCollection, id: otherId }));
        return decoded(change ? change.after : documents.get(otherCollection, otherId)?.fields);
      },
    });
  };
  for (const change of changes.values()) if (!isPermitted(change)) throw refusalOf(change);
}

/**
 * Decides over a commit as a whole.
 * @throws {Refusal} when it may not be stored; then nothing of it is.
 */
export function applyCommit(writes: readonly Write[], parts: CommitParts): AppliedCommit {
  const { now } = parts;
  const changes = readChanges(writes, parts);
  refuseForbidden(changes, parts);
  for (const { exists, ...place } of writes) {
    const isThere = parts.documents.get(place.collection, place.id) !== undefined;
    if (exists === true && !isThere) throw new Refusal('missing', 'There is no such document.');
    if (exists === false && isThere) {
      throw new Refusal('existing', 'The document is there already.');
    }
  }
  const all = [...changes.values()];
  const isUnchanged = ({ stored, after }: Change) =>
    stored !== undefined && isDeepStrictEqual(after, stored.fields);
  return {
    stored: all.flatMap((change) => {
      const { collection, id, stored, after } = change;
      if (!after || isUnchanged(change)) return [];
      if (!stored) return [{ collection, id, fields: after, createTime: now }];
      return [{ ...stored, fields: after, updateTime: now }];
    }),
    removed: all.flatMap(({ stored, after }) => (stored && !after ? [stored] : [])),
    updateTimes: all.map((change) => {
      const { stored } = change;
      return stored && isUnchanged(change) ? (stored.updateTime ?? stored.createTime) : now;
    }),
  };
}

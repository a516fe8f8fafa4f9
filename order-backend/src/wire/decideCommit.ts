import { faultsOf } from '@site/order-model/enquiry';
import { orderFieldNames } from '@site/order-model/orderFields';
import type { StoredDocument } from '../documents/documents';
import { keyOf, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { decodeFields, type WireFields } from '../documents/values';
import { isPermitted, type RequestContext } from './permission';
import type { Write } from './readCommit';

/** What becomes of a document. */
export interface Change extends DocumentPlace {
  before: StoredDocument | undefined;
  /** Undefined when it goes. */
  after: WireFields | undefined;
}

/** Reasons that are made of the contract's own names. Others repeat a name that the sender chose. */
const publicReasons = new Set(
  orderFieldNames.flatMap((name) => [`${name} is missing`, `${name} is not valid`]),
);

/** Firestore's words, and for whoever develops a form what the schema says. */
function refusalOf({ collection, before, after }: Change): Refusal {
  const faults = after && !before ? faultsOf(collection, decodeFields(after)) : [];
  const reasons = faults.filter((fault) => publicReasons.has(fault));
  if (faults.some((fault) => fault.endsWith('is not a field')))
    reasons.push('it has another field');
  const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
  return new Refusal('denied', `Missing or insufficient permissions${why}.`);
}

/**
 * Decides over a commit as a whole.
 * @throws {Refusal} when it may not be stored; then nothing of it is.
 */
export function decideCommit(writes: readonly Write[], context: RequestContext): Change[] {
  const changes = new Map<string, Change>();
  for (const { collection, id, fieldsAfter } of writes) {
    const before = context.documents.get(collection, id);
    changes.set(keyOf({ collection, id }), {
      collection,
      id,
      before,
      after: fieldsAfter(before?.fields, context.now),
    });
  }
  if (changes.size < writes.length) {
    throw new Refusal('unsupported', 'The local store takes one write of a document in a commit.');
  }
  const all = [...changes.values()];

  const fieldsAfter = (place: DocumentPlace) => {
    const changed = changes.get(keyOf(place));
    return changed ? changed.after : context.documents.get(place.collection, place.id)?.fields;
  };
  all.forEach((change, at) => {
    const { before, after } = change;
    // Rules take a write that needs a document for an update, whether or not there is one.
    const isUpdate = before !== undefined || writes[at]?.exists === true;
    const action = !after ? 'delete' : isUpdate ? 'update' : 'create';
    const asked = { ...change, before: before?.fields };
    if (!isPermitted(action, asked, context, fieldsAfter)) throw refusalOf(change);
  });
  all.forEach(({ before }, at) => {
    const exists = writes[at]?.exists;
    if (exists === true && !before) throw new Refusal('missing', 'There is no such document.');
    if (exists === false && before) {
      throw new Refusal('existing', 'The document is there already.');
    }
  });
  return all;
}

import { isDeepStrictEqual } from 'node:util';
import { faultsOf, patterns } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { orderFieldNames } from '@site/contracts/orderFields';
import type { Documents } from '../documents/documents';
import { isChangeable } from '../documents/names';
import type { Write } from './readCommit';
import { Refusal } from '../documents/refusal';
import { decodeFields } from '../documents/values';

/** Reasons that are made of the contract's own names. Others repeat a name that the sender chose. */
const publicReasons = new Set(
  orderFieldNames.flatMap((name) => [`${name} is missing`, `${name} is not valid`]),
);

const denied = (why: string) =>
  new Refusal('denied', `Missing or insufficient permissions: ${why}.`);

function refuseFaults({ collection, id, fields }: Write): void {
  const faults = faultsOf(collection, decodeFields(fields));
  if (faults.length === 0 && patterns.id.test(id)) return;
  const reasons = faults.filter((fault) => publicReasons.has(fault));
  throw denied(reasons.join(', ') || 'unknown collection, unknown field, or an invalid id');
}

/** Whether something was erased under this id, and so may never be stored again. */
export const isErased = (documents: Pick<Documents, 'get'>, id: string): boolean =>
  documents.get(staffCollections.log, id) !== undefined;

/**
 * Decides as `firestore.rules` do whether a document may be stored. The same document again is accepted, because a
 * browser repeats a request whose answer it lost.
 * @throws {Refusal} when it may not.
 */
export function refuseForbidden(write: Write, documents: Pick<Documents, 'get'>): void {
  const stored = documents.get(write.collection, write.id);
  if (!stored || isChangeable(write)) {
    refuseFaults(write);
    if (isErased(documents, write.id)) throw denied('what was erased does not come back');
    return;
  }
  if (!isDeepStrictEqual(write.fields, stored.fields)) throw denied('the document would change');
}

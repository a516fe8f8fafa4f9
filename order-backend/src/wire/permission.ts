import type { Documents } from '../documents/documents';
import { isChangeable, type DocumentPlace } from '../documents/names';
import { decodeFields, type WireFields } from '../documents/values';
import { isAllowed, type Action } from '../rules/policy';
import type { Account } from './idToken';

/** Who makes a request: somebody who is signed in, a visitor, or the owner of the data folder, whom no rule binds. */
export type Sender = Account | 'visitor' | 'owner';

export interface RequestContext {
  documents: Documents;
  sender: Sender;
  /** RFC 3339. */
  now: string;
}

interface Asked extends DocumentPlace {
  before?: WireFields | undefined;
  after?: WireFields | undefined;
  limit?: number | undefined;
}

const decoded = (fields: WireFields | undefined) => fields && decodeFields(fields);

/** Decides as `firestore.rules` do in production. Takes what a commit makes of other documents. */
export function isPermitted(
  action: Action,
  { collection, id, before, after, limit }: Asked,
  { documents, sender, now }: RequestContext,
  fieldsAfter = ({ collection, id }: DocumentPlace) => documents.get(collection, id)?.fields,
): boolean {
  // A journal in which a visitor's document changes counts as damaged.
  if (sender === 'owner') return !after || isChangeable({ collection, id });
  return isAllowed(collection, action, {
    id,
    before: decoded(before),
    after: decoded(after),
    limit,
    now,
    account: sender === 'visitor' ? undefined : sender,
    documentBefore: (...place) => decoded(documents.get(...place)?.fields),
    documentAfter: (...[collection, id]) => decoded(fieldsAfter({ collection, id })),
  });
}

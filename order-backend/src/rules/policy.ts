import { deskLimits, loggedKinds, signature, sources } from '@site/order-model/deskChange';
import { collections, documentRules, patterns } from '@site/order-model/enquiry';
import { erasureReasons } from '@site/order-model/erasure';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  after,
  before,
  id,
  isMissing,
  limit,
  now,
  uid,
  type DecidedRequest,
  type Expression,
} from './expression';
import {
  and,
  atLeast,
  atMost,
  define,
  documentAfter,
  documentBefore,
  equals,
  exists,
  existsAfter,
  field,
  hasOnly,
  isInteger,
  isOneOf,
  matches,
  not,
  or,
} from './operators';
import { isDeskChange } from './deskChanges';
import { followsSchema } from './followsSchema';
import { isSigned, isStaff } from './membership';
import { isDuty, isOwnPhone, isPhone } from './ownDocuments';

const { orders, subscribers } = collections;
const { additions, desk, duty, log, phones, staff, weeks } = staffCollections;

const isId = define('isId', matches(id, patterns.id));
const isOrder = define('isOrder', followsSchema(documentRules[orders]));
const isSubscriber = define('isSubscriber', followsSchema(documentRules[subscribers]));

const isPage = define('isPage', atMost(limit, deskLimits.pageMax));

const isExport = define(
  'isExport',
  isSigned(after),
  hasOnly(after, [...signature, 'kind', 'count']),
  equals(field(after, 'kind'), loggedKinds[0]),
  isInteger(field(after, 'count')),
  atLeast(field(after, 'count'), 0),
);
// What was erased is in the log under its own id, and is stored never again.
const isErased = define('isErased', exists(log));
const logged = define('logged', documentAfter(log));
// By this very commit: an entry that was there before tells of another erasure.
const isErasedNow = define(
  'isErasedNow',
  and(equals(field(logged, 'kind'), loggedKinds[1]), equals(field(logged, 'at'), now)),
);
const isErasure = define(
  'isErasure',
  not(existsAfter(orders)),
  not(existsAfter(desk)),
  isErasedNow,
  equals(field(logged, 'reference'), field(documentBefore(desk), 'reference')),
);
const isUnsubscription = define(
  'isUnsubscription',
  exists(subscribers),
  not(existsAfter(subscribers)),
  isErasedNow,
  hasOnly(logged, [...signature, 'kind', 'reason']),
);
const isErasureEntry = define(
  'isErasureEntry',
  isSigned(after),
  hasOnly(after, [...signature, 'kind', 'reason', 'reference']),
  equals(field(after, 'reason'), erasureReasons[0]),
  // In this order: without a record the reference of an order cannot be looked at.
  or(isUnsubscription, isErasure),
);

// Together with its enquiry, which visitors write just the same: what stands beside it is staff's alone.
const isAddition = define(
  'isAddition',
  isSigned(after),
  hasOnly(after, [...signature, 'source']),
  isOneOf(field(after, 'source'), sources),
  not(exists(orders)),
  existsAfter(orders),
);

const byStaff = (...conditions: Expression[]) => and(isStaff, ...conditions);
const readByStaff = { get: isStaff, list: byStaff(isPage) };

export type Action = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who may do what in a collection. What it does not name nobody may do. */
export type Access = Readonly<Partial<Record<Action, Expression>>>;

/**
 * Visitors add documents and do nothing else. The same document once more is no fault: a browser repeats a request whose
 * answer it lost. A browser that sends something erased once more is refused, and may then look whether it is gone: that it
 * is told of what was erased alone. Staff read, change what the desk needs, under their own name, and erase.
 */
const ofVisitors = (isDocument: Expression, isErasedRightly: Expression): Access => ({
  create: and(isId, isDocument, not(isErased)),
  update: equals(after, before),
  get: or(and(isMissing, isErased), isStaff),
  list: readByStaff.list,
  delete: byStaff(isErasedRightly),
});

export type Policy = Readonly<Record<string, Access>>;

/** The one policy of the database. Collections that are not here belong to the company's own programs, which no rule binds. */
export const policy: Policy = {
  [orders]: ofVisitors(isOrder, isErasure),
  [subscribers]: ofVisitors(isSubscriber, isUnsubscription),
  [desk]: {
    ...readByStaff,
    update: byStaff(isDeskChange),
    delete: byStaff(isErasure),
  },
  [additions]: { create: byStaff(isAddition) },
  [log]: {
    ...readByStaff,
    create: byStaff(isId, or(isExport, isErasureEntry)),
    // An entry that was there before must not stand in the way of an erasure.
    update: byStaff(isErasureEntry),
  },
  [weeks]: readByStaff,
  // Whoever signs in may see whether they belong to the staff, and staff to whom they can hand over.
  [staff]: { get: equals(id, uid), list: readByStaff.list },
  // Each sets their own, and everybody sees who is off.
  [duty]: { list: readByStaff.list, create: byStaff(isDuty), update: byStaff(isDuty) },
  // A phone belongs to who put it there. Nobody reads it: who knows its address could send to it.
  [phones]: {
    create: byStaff(isId, isPhone),
    update: byStaff(isOwnPhone, isPhone),
    delete: byStaff(isOwnPhone),
  },
};

const staffCreate = ({ create, ...others }: Access = {}): Access => ({
  ...(create && { create: byStaff(create) }),
  ...others,
});

/** In a flood: staff go on, and add who telephones. Browsers of visitors keep what they are refused for three days, and send it once it is open. */
export const closedPolicy: Policy = {
  ...policy,
  [orders]: staffCreate(policy[orders]),
  [subscribers]: staffCreate(policy[subscribers]),
};

/** Decides over a request of the local store as `firestore.rules` do in production. */
export function isAllowed(collection: string, action: Action, request: DecidedRequest): boolean {
  const access = Object.hasOwn(policy, collection) ? policy[collection] : undefined;
  return access?.[action]?.evaluate(request) === true;
}

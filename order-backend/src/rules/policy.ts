import {
  calledStatuses,
  changedByStaff,
  deskLimits,
  deskPatterns,
  loggedKinds,
  outcomes,
  signature,
  sources,
} from '@site/order-model/deskChange';
import { collections, documentRules, patterns } from '@site/order-model/enquiry';
import { erasureReasons } from '@site/order-model/erasure';
import { staffLanguages } from '@site/company/languages';
import {
  enquiryStatuses,
  staffCollections,
  type EnquiryStatus,
} from '@site/order-model/staffCollections';
import {
  after,
  before,
  id,
  isMissing,
  limit,
  now,
  token,
  uid,
  type DecidedRequest,
  type Expression,
} from './expression';
import {
  adds,
  and,
  atLeast,
  atMost,
  changesOnly,
  define,
  documentAfter,
  documentBefore,
  entry,
  equals,
  exists,
  existsAfter,
  field,
  hasAll,
  hasOnly,
  isInteger,
  isOneOf,
  isWithinDays,
  matches,
  not,
  optional,
  or,
  size,
} from './operators';
import { followsSchema } from './followsSchema';
import { isDuty, isOwnPhone, isPhone } from './ownDocuments';

const { orders, subscribers } = collections;
const { additions, desk, duty, log, phones, staff, weeks } = staffCollections;

const membership = documentBefore(staff, uid);

/** Under the own name, and at the time of the server. */
const isSigned = (data: Expression): Expression =>
  and(
    equals(field(data, 'by'), uid),
    equals(field(data, 'name'), field(membership, 'name')),
    equals(field(data, 'at'), now),
  );

const isId = define('isId', matches(id, patterns.id));
const isOrder = define('isOrder', followsSchema(documentRules[orders]));
const isSubscriber = define('isSubscriber', followsSchema(documentRules[subscribers]));

// The claim is the account's; the document ends access at once, where a claim lives on for an hour. Whoever signed in
// before the document was made, on a phone that is lost since, signs in again.
const isStaff = define(
  'isStaff',
  equals(field(token, 'staff'), true),
  equals(field(token, 'email_verified'), true),
  atLeast(field(token, 'auth_time'), field(membership, 'since')),
);
const isPage = define('isPage', atMost(limit, deskLimits.pageMax));

// Each change adds one entry to the history, which says who made it, when and what; no entry ever changes.
const added = define('added', entry(field(after, 'history'), field(after, 'lastEntry')));
const addedField = (name: string): Expression => field(added, name);
const addsOnly = (...names: string[]) => hasOnly(added, [...signature, ...names]);

/** The record's fields are what the entry says, missing ones as well. */
const follows = (...names: string[]): Expression[] =>
  names.map((name) => equals(optional(after, name), optional(added, name)));

const keeps = (...names: string[]): Expression[] =>
  names.map((name) => equals(optional(after, name), optional(before, name)));

// The next sweep looks what is to be told now. No event has to arrive for it.
const isLookedAt = define('isLookedAt', equals(field(after, 'dueAt'), now));
const isCallBackTime = define(
  'isCallBackTime',
  isWithinDays(addedField('callBackAt'), now, deskLimits.callBackDays),
);
const becomes = (status: EnquiryStatus) => equals(addedField('status'), status);
const was = (status: EnquiryStatus) => equals(field(before, 'status'), status);

// A call that reached nobody has to be repeated, and how it ended has to be said: nothing is forgotten by a status alone.
const isStatusEntry = define(
  'isStatusEntry',
  addsOnly('status', 'callBackAt', 'outcome'),
  isOneOf(addedField('status'), enquiryStatuses),
  equals(field(after, 'status'), addedField('status')),
  or(not(becomes('seen')), was('new')),
  // Undoes a look, and takes nothing from anybody.
  or(not(becomes('new')), and(was('seen'), equals(size(optional(before, 'claimedBy')), 0))),
  or(
    and(isOneOf(addedField('status'), calledStatuses), isCallBackTime),
    and(not(becomes('notReachable')), not(hasAll(added, ['callBackAt']))),
  ),
  or(
    and(becomes('done'), isOneOf(addedField('outcome'), outcomes)),
    and(not(becomes('done')), not(hasAll(added, ['outcome']))),
  ),
  // What a status does not name any more is over.
  ...follows('callBackAt', 'outcome'),
  ...keeps('claimedBy', 'language'),
  isLookedAt,
);
const isCallBackEntry = define(
  'isCallBackEntry',
  addsOnly('callBackAt'),
  isCallBackTime,
  not(was('done')),
  ...follows('callBackAt'),
  ...keeps('status', 'claimedBy', 'outcome', 'language'),
  isLookedAt,
);
const claimant = addedField('claimedBy');
const isClaimant = define(
  'isClaimant',
  hasOnly(claimant, ['uid', 'name']),
  equals(field(claimant, 'name'), field(documentBefore(staff, field(claimant, 'uid')), 'name')),
);
// Of two who take one at the same time, one names who had it before rightly. Nobody gives away what somebody else has.
const isClaimEntry = define(
  'isClaimEntry',
  addsOnly('claimedBy', 'from'),
  equals(optional(before, 'claimedBy'), addedField('from')),
  or(equals(field(claimant, 'uid'), uid), equals(field(addedField('from'), 'uid'), uid)),
  or(equals(size(claimant), 0), isClaimant),
  ...follows('claimedBy'),
  ...keeps('status', 'callBackAt', 'outcome', 'language'),
  isLookedAt,
);
const isNoteEntry = define(
  'isNoteEntry',
  addsOnly('note'),
  matches(addedField('note'), deskPatterns.note),
  ...keeps('status', 'claimedBy', 'callBackAt', 'outcome', 'language', 'dueAt'),
);
const isLanguageEntry = define(
  'isLanguageEntry',
  addsOnly('language'),
  isOneOf(addedField('language'), staffLanguages),
  ...follows('language'),
  ...keeps('status', 'claimedBy', 'callBackAt', 'outcome', 'dueAt'),
);
const isDeskChange = define(
  'isDeskChange',
  changesOnly(changedByStaff),
  matches(field(after, 'lastEntry'), deskPatterns.entryId),
  adds(optional(before, 'history'), field(after, 'history'), field(after, 'lastEntry')),
  atMost(size(field(after, 'history')), deskLimits.historyMax),
  equals(field(after, 'changedAt'), now),
  isSigned(added),
  or(isStatusEntry, isClaimEntry, isCallBackEntry, isNoteEntry, isLanguageEntry),
);

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

/** The one policy of the database. Collections that are not here belong to the company's own programs, which no rule binds. */
export const policy: Readonly<Record<string, Access>> = {
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

/** Decides over a request of the local store as `firestore.rules` do in production. */
export function isAllowed(collection: string, action: Action, request: DecidedRequest): boolean {
  const access = Object.hasOwn(policy, collection) ? policy[collection] : undefined;
  return access?.[action]?.evaluate(request) === true;
}

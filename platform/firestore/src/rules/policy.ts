import {
  calledStatuses,
  changedByStaff,
  deskLimits,
  deskPatterns,
  loggedKinds,
  outcomes,
  signature,
} from '../staff/deskChange';
import {
  collections,
  documentRules,
  patterns,
  type FieldRule,
  type FieldRules,
} from '@site/contracts/enquiry';
import { erasureReasons } from '../staff/erasure';
import { staffLanguages } from '@site/contracts/languages';
import { phoneFields, phonePatterns } from '../staff/phone';
import { enquiryStatuses, staffCollections } from '../staff/staffCollections';
import {
  after,
  before,
  id,
  isMissing,
  limit,
  now,
  reference,
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
  isText,
  isWithinDays,
  matches,
  not,
  optional,
  or,
  size,
} from './operators';

const { orders, subscribers } = collections;
const { desk, log, phones, staff, weeks } = staffCollections;

function accepted(value: Expression, rule: FieldRule): Expression {
  if ('choices' in rule) return isOneOf(value, rule.choices);
  if ('pattern' in rule) {
    const isShort = rule.longest === undefined ? [] : [atMost(size(value), rule.longest)];
    return and(isText(value), ...isShort, matches(value, rule.pattern));
  }
  return and(isInteger(value), atLeast(value, rule.least), atMost(value, rule.most));
}

function followsSchema(rules: FieldRules = {}): Expression {
  const names = Object.keys(rules);
  const fields = Object.entries(rules).map(([name, rule]) => accepted(field(after, name), rule));
  return and(hasAll(after, names), hasOnly(after, names), ...fields);
}

export const named = (name: string): Expression => reference(name, () => definitions[name]);

const membership = documentBefore(staff, uid);

/** Under the own name, and at the time of the server. */
const isSigned = (data: Expression): Expression =>
  and(
    equals(field(data, 'by'), uid),
    equals(field(data, 'name'), field(membership, 'name')),
    equals(field(data, 'at'), now),
  );

/** A part of the entry that a change adds. */
const added = (name: string): Expression => field(named('added'), name);

/** The record's fields are what the entry says, missing ones as well. */
const follows = (...names: string[]): Expression[] =>
  names.map((name) => equals(optional(after, name), optional(named('added'), name)));

const keeps = (...names: string[]): Expression[] =>
  names.map((name) => equals(optional(after, name), optional(before, name)));

/** What several rules share, by name. */
export const definitions: Readonly<Record<string, Expression>> = {
  isId: matches(id, patterns.id),
  isOrder: followsSchema(documentRules[orders]),
  isSubscriber: followsSchema(documentRules[subscribers]),

  // The claim is the account's; the document ends access at once, where a claim lives on for an hour. Whoever signed in
  // before the document was made, on a phone that is lost since, signs in again.
  isStaff: and(
    equals(field(token, 'staff'), true),
    equals(field(token, 'email_verified'), true),
    atLeast(field(token, 'auth_time'), field(membership, 'since')),
  ),
  isPage: atMost(limit, deskLimits.pageMax),

  // Each change adds one entry to the history, which says who made it, when and what; no entry ever changes.
  added: entry(field(after, 'history'), field(after, 'lastEntry')),
  // A call that reached nobody has to be repeated, and how it ended has to be said: nothing is forgotten by a status alone.
  isStatusEntry: and(
    hasOnly(named('added'), [...signature, 'status', 'callBackAt', 'outcome']),
    isOneOf(added('status'), enquiryStatuses),
    equals(field(after, 'status'), added('status')),
    or(not(equals(added('status'), 'seen')), equals(field(before, 'status'), 'new')),
    // Undoes a look, and takes nothing from anybody.
    or(
      not(equals(added('status'), 'new')),
      and(equals(field(before, 'status'), 'seen'), equals(size(optional(before, 'claimedBy')), 0)),
    ),
    or(
      and(isOneOf(added('status'), calledStatuses), named('isCallBackTime')),
      and(
        not(equals(added('status'), 'notReachable')),
        not(hasAll(named('added'), ['callBackAt'])),
      ),
    ),
    or(
      and(equals(added('status'), 'done'), isOneOf(added('outcome'), outcomes)),
      and(not(equals(added('status'), 'done')), not(hasAll(named('added'), ['outcome']))),
    ),
    // What a status does not name any more is over.
    ...follows('callBackAt', 'outcome'),
    ...keeps('claimedBy', 'language'),
    named('isLookedAt'),
  ),
  isCallBackEntry: and(
    hasOnly(named('added'), [...signature, 'callBackAt']),
    named('isCallBackTime'),
    not(equals(field(before, 'status'), 'done')),
    ...follows('callBackAt'),
    ...keeps('status', 'claimedBy', 'outcome', 'language'),
    named('isLookedAt'),
  ),
  isCallBackTime: isWithinDays(added('callBackAt'), now, deskLimits.callBackDays),
  // Of two who take one at the same time, one names who had it before rightly. Nobody gives away what somebody else has.
  isClaimEntry: and(
    hasOnly(named('added'), [...signature, 'claimedBy', 'from']),
    equals(optional(before, 'claimedBy'), added('from')),
    or(equals(field(added('claimedBy'), 'uid'), uid), equals(field(added('from'), 'uid'), uid)),
    or(equals(size(added('claimedBy')), 0), named('isClaimant')),
    ...follows('claimedBy'),
    ...keeps('status', 'callBackAt', 'outcome', 'language'),
    named('isLookedAt'),
  ),
  isClaimant: and(
    hasOnly(added('claimedBy'), ['uid', 'name']),
    equals(
      field(added('claimedBy'), 'name'),
      field(documentBefore(staff, field(added('claimedBy'), 'uid')), 'name'),
    ),
  ),
  isNoteEntry: and(
    hasOnly(named('added'), [...signature, 'note']),
    matches(added('note'), deskPatterns.note),
    ...keeps('status', 'claimedBy', 'callBackAt', 'outcome', 'language', 'dueAt'),
  ),
  isLanguageEntry: and(
    hasOnly(named('added'), [...signature, 'language']),
    isOneOf(added('language'), staffLanguages),
    ...follows('language'),
    ...keeps('status', 'claimedBy', 'callBackAt', 'outcome', 'dueAt'),
  ),
  // The next sweep looks what is to be told now. No event has to arrive for it.
  isLookedAt: equals(field(after, 'dueAt'), now),
  isDeskChange: and(
    changesOnly(changedByStaff),
    matches(field(after, 'lastEntry'), deskPatterns.entryId),
    adds(optional(before, 'history'), field(after, 'history'), field(after, 'lastEntry')),
    atMost(size(field(after, 'history')), deskLimits.historyMax),
    equals(field(after, 'changedAt'), now),
    isSigned(named('added')),
    or(
      named('isStatusEntry'),
      named('isClaimEntry'),
      named('isCallBackEntry'),
      named('isNoteEntry'),
      named('isLanguageEntry'),
    ),
  ),

  isExport: and(
    isSigned(after),
    hasOnly(after, [...signature, 'kind', 'count']),
    equals(field(after, 'kind'), loggedKinds[0]),
    isInteger(field(after, 'count')),
    atLeast(field(after, 'count'), 0),
  ),
  // What was erased is in the log under its own id, and is stored never again.
  isErased: exists(log),
  logged: documentAfter(log),
  // By this very commit: an entry that was there before tells of another erasure.
  isErasedNow: and(
    equals(field(named('logged'), 'kind'), loggedKinds[1]),
    equals(field(named('logged'), 'at'), now),
  ),
  isErasure: and(
    not(existsAfter(orders)),
    not(existsAfter(desk)),
    named('isErasedNow'),
    equals(field(named('logged'), 'reference'), field(documentBefore(desk), 'reference')),
  ),
  isUnsubscription: and(
    exists(subscribers),
    not(existsAfter(subscribers)),
    named('isErasedNow'),
    hasOnly(named('logged'), [...signature, 'kind', 'reason']),
  ),
  isErasureEntry: and(
    isSigned(after),
    hasOnly(after, [...signature, 'kind', 'reason', 'reference']),
    equals(field(after, 'reason'), erasureReasons[0]),
    // In this order: without a record the reference of an order cannot be looked at.
    or(named('isUnsubscription'), named('isErasure')),
  ),

  isPhone: and(
    hasOnly(after, ['by', 'at', ...phoneFields]),
    equals(field(after, 'by'), uid),
    equals(field(after, 'at'), now),
    ...phoneFields.map((name) => matches(field(after, name), phonePatterns[name])),
  ),
  isOwnPhone: equals(field(before, 'by'), uid),
};

const isStaff = named('isStaff');
const byStaff = (...conditions: Expression[]) => and(isStaff, ...conditions);
const readByStaff = { get: isStaff, list: byStaff(named('isPage')) };

export type Action = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who may do what in a collection. What it does not name nobody may do. */
export type Access = Readonly<Partial<Record<Action, Expression>>>;

/**
 * Visitors add documents and do nothing else. The same document once more is no fault: a browser repeats a request whose
 * answer it lost. A browser that sends something erased once more is refused, and may then look whether it is gone: that it
 * is told of what was erased alone. Staff read, change what the desk needs, under their own name, and erase.
 */
const ofVisitors = (isDocument: Expression, isErasure: Expression): Access => ({
  create: and(named('isId'), isDocument, not(named('isErased'))),
  update: equals(after, before),
  get: or(and(isMissing, named('isErased')), isStaff),
  list: readByStaff.list,
  delete: byStaff(isErasure),
});

/** The one policy of the database. Collections that are not here belong to the company's own programs, which no rule binds. */
export const policy: Readonly<Record<string, Access>> = {
  [orders]: ofVisitors(named('isOrder'), named('isErasure')),
  [subscribers]: ofVisitors(named('isSubscriber'), named('isUnsubscription')),
  [desk]: {
    ...readByStaff,
    update: byStaff(named('isDeskChange')),
    delete: byStaff(named('isErasure')),
  },
  [log]: {
    ...readByStaff,
    create: byStaff(named('isId'), or(named('isExport'), named('isErasureEntry'))),
    // An entry that was there before must not stand in the way of an erasure.
    update: byStaff(named('isErasureEntry')),
  },
  [weeks]: readByStaff,
  // Whoever signs in may see whether they belong to the staff, and staff to whom they can hand over.
  [staff]: { get: equals(id, uid), list: readByStaff.list },
  // A phone belongs to who put it there. Nobody reads it: who knows its address could send to it.
  [phones]: {
    create: byStaff(named('isId'), named('isPhone')),
    update: byStaff(named('isOwnPhone'), named('isPhone')),
    delete: byStaff(named('isOwnPhone')),
  },
};

/** Decides over a request of the local store as `firestore.rules` do in production. */
export function isAllowed(collection: string, action: Action, request: DecidedRequest): boolean {
  const access = Object.hasOwn(policy, collection) ? policy[collection] : undefined;
  return access?.[action]?.evaluate(request) === true;
}

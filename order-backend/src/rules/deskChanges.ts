import { staffLanguages } from '@site/company/languages';
import {
  answerBase,
  calledStatuses,
  changedByStaff,
  deskLimits,
  deskPatterns,
  outcomes,
  signature,
  unansweredStatuses,
} from '@site/order-model/deskChange';
import {
  enquiryStatuses,
  staffCollections,
  type EnquiryStatus,
} from '@site/order-model/staffCollections';
import { after, before, now, uid, type Expression } from './expression';
import { isSigned } from './membership';
import {
  adds,
  and,
  atMost,
  changesOnly,
  define,
  documentBefore,
  entry,
  equals,
  field,
  hasAll,
  hasOnly,
  isOneOf,
  isWithinDays,
  matches,
  not,
  optional,
  or,
  size,
} from './operators';

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

const given = addedField('was');
const isUnanswered = (data: Expression) => isOneOf(field(data, 'status'), unansweredStatuses);
// An answer that waited on a phone without a network takes nothing from what somebody has said since: it names what it was given
// on. A look is no answer, and names nothing.
const isUpToDate = define(
  'isUpToDate',
  or(
    not(hasAll(added, ['was'])),
    and(
      hasOnly(given, answerBase),
      or(
        equals(field(given, 'status'), field(before, 'status')),
        and(isUnanswered(given), isUnanswered(before)),
      ),
      equals(optional(given, 'callBackAt'), optional(before, 'callBackAt')),
      equals(optional(given, 'outcome'), optional(before, 'outcome')),
    ),
  ),
);

// A call that reached nobody has to be repeated, and how it ended has to be said: nothing is forgotten by a status alone.
const isStatusEntry = define(
  'isStatusEntry',
  addsOnly('status', 'callBackAt', 'outcome', 'was'),
  isUpToDate,
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
  addsOnly('callBackAt', 'was'),
  isUpToDate,
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
  equals(
    field(claimant, 'name'),
    field(documentBefore(staffCollections.staff, field(claimant, 'uid')), 'name'),
  ),
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
/** What staff may change of a record. */
export const isDeskChange = define(
  'isDeskChange',
  changesOnly(changedByStaff),
  matches(field(after, 'lastEntry'), deskPatterns.entryId),
  adds(optional(before, 'history'), field(after, 'history'), field(after, 'lastEntry')),
  atMost(size(field(after, 'history')), deskLimits.historyMax),
  equals(field(after, 'changedAt'), now),
  isSigned(added),
  or(isStatusEntry, isClaimEntry, isCallBackEntry, isNoteEntry, isLanguageEntry),
);

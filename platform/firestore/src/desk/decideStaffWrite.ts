import { isDeepStrictEqual } from 'node:util';
import * as deskChange from '@site/contracts/deskChange';
import { collections, patterns } from '@site/contracts/enquiry';
import { erasureReasons } from '@site/contracts/erasure';
import { phoneFields, phonePatterns } from '@site/contracts/phone';
import { staffCollections } from '@site/contracts/staffCollections';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import type { DocumentPlace } from '../documents/names';
import { TypedValue, type WireFields, decodeFields } from '../documents/values';
import type { Account } from './idToken';

/** One write with what it changes. Undefined stands for no document. */
export interface DecidedWrite extends DocumentPlace {
  before: WireFields | undefined;
  after: WireFields | undefined;
}

/** What a decision rests on beside the write. */
export interface CommitContext {
  /** The time of the request. */
  now: string;
  /** A document as it was before the commit. */
  get(collection: string, id: string): WireFields | undefined;
  /** A document as it is after the commit. */
  getAfter(collection: string, id: string): WireFields | undefined;
}

export interface DecisionContext extends CommitContext {
  account: Account;
}

/**
 * The name of whoever belongs to the staff: the account has the claim, a proven address, and a document of its own that is
 * not younger than the sign-in. Undefined otherwise.
 */
export function staffName({
  account: { uid, claims },
  get,
}: Pick<DecisionContext, 'account' | 'get'>): unknown {
  const member = get(staffCollections.staff, uid);
  if (claims.staff !== true || claims.email_verified !== true || !member) return undefined;
  const { name = null, since } = decodeFields(member);
  const isSignedInSince =
    typeof since === 'number' && typeof claims.auth_time === 'number' && claims.auth_time >= since;
  // A name that is missing is refused only where one is written.
  return isSignedInSince ? name : undefined;
}

const isNow = (value: unknown, now: string) =>
  value instanceof TypedValue && value.kind === 'timestampValue' && value.value === now;

const hasOnly = (value: JsonObject, ...names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));

function isOwn(entry: JsonObject, context: DecisionContext): boolean {
  const { account, now } = context;
  const name = staffName(context);
  return entry.by === account.uid && name !== null && entry.name === name && isNow(entry.at, now);
}

/** The names of the parts that differ. */
function changedIn(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function isStatusEntry(entry: JsonObject, before: JsonObject, after: JsonObject): boolean {
  return (
    hasOnly(entry, ...deskChange.signature, 'status') &&
    deskChange.settableStatuses.some((status) => status === entry.status) &&
    (entry.status !== 'seen' || before.status === 'new') &&
    after.status === entry.status
  );
}

const isNoteEntry = (entry: JsonObject, before: JsonObject, after: JsonObject) =>
  hasOnly(entry, ...deskChange.signature, 'note') &&
  typeof entry.note === 'string' &&
  deskChange.deskPatterns.note.test(entry.note) &&
  after.status !== undefined &&
  after.status === before.status;

function isDeskChange(before: JsonObject, after: JsonObject, context: DecisionContext): boolean {
  const { history, lastEntry } = after;
  const earlier = before.history ?? {};
  if (!isJsonObject(history) || !isJsonObject(earlier) || typeof lastEntry !== 'string')
    return false;
  const entry = Object.hasOwn(history, lastEntry) ? history[lastEntry] : undefined;
  return (
    isJsonObject(entry) &&
    changedIn(before, after).every((name) => deskChange.changedByStaff.some((it) => it === name)) &&
    deskChange.deskPatterns.entryId.test(lastEntry) &&
    isDeepStrictEqual(changedIn(earlier, history), [lastEntry]) &&
    !Object.hasOwn(earlier, lastEntry) &&
    Object.keys(history).length <= deskChange.deskLimits.historyMax &&
    isNow(after.changedAt, context.now) &&
    isOwn(entry, context) &&
    (isStatusEntry(entry, before, after) || isNoteEntry(entry, before, after))
  );
}

const isExport = (data: JsonObject, context: DecisionContext) =>
  isOwn(data, context) &&
  hasOnly(data, ...deskChange.signature, 'kind', 'count') &&
  data.kind === deskChange.loggedKinds[0] &&
  Number(data.count) >= 0 &&
  Number.isInteger(data.count);

/** What this very commit writes into the log about an erasure. */
function erasureNow(id: string, { getAfter, now }: DecisionContext): JsonObject | undefined {
  const fields = getAfter(staffCollections.log, id);
  const entry = fields && decodeFields(fields);
  return entry?.kind === deskChange.loggedKinds[1] && isNow(entry.at, now) ? entry : undefined;
}

function isErasure(id: string, context: DecisionContext): boolean {
  const { get, getAfter } = context;
  if (getAfter(collections.orders, id) ?? getAfter(staffCollections.desk, id)) return false;
  const record = get(staffCollections.desk, id);
  const reference = record && decodeFields(record).reference;
  return reference !== undefined && erasureNow(id, context)?.reference === reference;
}

function isUnsubscription(id: string, context: DecisionContext): boolean {
  const { get, getAfter } = context;
  if (!get(collections.subscribers, id) || getAfter(collections.subscribers, id)) return false;
  const entry = erasureNow(id, context);
  return entry !== undefined && !Object.hasOwn(entry, 'reference');
}

const isErasureEntry = (id: string, data: JsonObject, context: DecisionContext) =>
  isOwn(data, context) &&
  hasOnly(data, ...deskChange.signature, 'kind', 'reason', 'reference') &&
  data.reason === erasureReasons[0] &&
  (isErasure(id, context) || isUnsubscription(id, context));

const hasOwner = (fields: WireFields, { uid }: Account) => decodeFields(fields).by === uid;

function isPhone(data: JsonObject, { account, now }: DecisionContext): boolean {
  return (
    hasOnly(data, 'by', 'at', ...phoneFields) &&
    data.by === account.uid &&
    isNow(data.at, now) &&
    phoneFields.every((name) => {
      const value = data[name];
      return typeof value === 'string' && phonePatterns[name].test(value);
    })
  );
}

/** Decides as `firestore.rules` do over a write that visitors may not make. */
export function isAllowedToStaff(write: DecidedWrite, context: DecisionContext): boolean {
  if (staffName(context) === undefined) return false;
  const { collection, id, before, after } = write;
  switch (collection) {
    case collections.orders:
      return !after && isErasure(id, context);
    case collections.subscribers:
      return !after && isUnsubscription(id, context);
    case staffCollections.desk:
      if (!after) return isErasure(id, context);
      return (
        before !== undefined && isDeskChange(decodeFields(before), decodeFields(after), context)
      );
    case staffCollections.phones:
      if (before ? !hasOwner(before, context.account) : !patterns.id.test(id)) return false;
      return after ? isPhone(decodeFields(after), context) : before !== undefined;
    case staffCollections.log:
      if (!after) return false;
      if (!before && patterns.id.test(id) && isExport(decodeFields(after), context)) return true;
      return isErasureEntry(id, decodeFields(after), context);
    default:
      return false;
  }
}

/** Decides over reading documents by their names. */
export function mayGet(
  { collection, id }: DocumentPlace,
  context: Pick<DecisionContext, 'account' | 'get'>,
): boolean {
  if (collection === staffCollections.staff) return id === context.account.uid;
  return mayList(collection, 0, context);
}

const listed: readonly string[] = [
  collections.orders,
  collections.subscribers,
  staffCollections.desk,
  staffCollections.log,
  staffCollections.weeks,
];

/** Decides over a query, by its limit; undefined for a query without one. */
export function mayList(
  collection: string,
  limit: number | undefined,
  context: Pick<DecisionContext, 'account' | 'get'>,
): boolean {
  if (staffName(context) === undefined || !listed.includes(collection)) return false;
  return limit !== undefined && limit <= deskChange.deskLimits.pageMax;
}

import { isDeepStrictEqual } from 'node:util';
import * as deskChange from '@site/contracts/deskChange';
import { collections, patterns } from '@site/contracts/enquiry';
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
export interface DecisionContext {
  account: Account;
  /** The time of the request. */
  now: string;
  /** A document as it was before the commit. */
  get(collection: string, id: string): WireFields | undefined;
  /** Whether a document is there after the commit. */
  existsAfter(collection: string, id: string): boolean;
}

/** The name of whoever belongs to the staff: the account has the claim and a document of its own; undefined otherwise. */
export function staffName({
  account: { uid, claims },
  get,
}: Pick<DecisionContext, 'account' | 'get'>): unknown {
  const member = get(staffCollections.staff, uid);
  // A name that is missing is refused only where one is written.
  return claims.staff === true && member ? (decodeFields(member).name ?? null) : undefined;
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

function isLogEntry(data: JsonObject, context: DecisionContext): boolean {
  if (!isOwn(data, context)) return false;
  if (data.kind === deskChange.loggedKinds[0]) {
    return (
      hasOnly(data, ...deskChange.signature, 'kind', 'count') &&
      Number(data.count) >= 0 &&
      Number.isInteger(data.count)
    );
  }
  return (
    data.kind === deskChange.loggedKinds[1] &&
    hasOnly(data, ...deskChange.signature, 'kind', 'reference') &&
    typeof data.reference === 'string' &&
    deskChange.deskPatterns.reference.test(data.reference)
  );
}

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
  const isErased = (other: string) =>
    !context.existsAfter(other, id) && context.existsAfter(staffCollections.log, id);
  switch (collection) {
    case collections.orders:
      return !after && isErased(staffCollections.desk);
    case staffCollections.desk:
      if (!after) return isErased(collections.orders);
      return (
        before !== undefined && isDeskChange(decodeFields(before), decodeFields(after), context)
      );
    case staffCollections.phones:
      if (before ? !hasOwner(before, context.account) : !patterns.id.test(id)) return false;
      return after ? isPhone(decodeFields(after), context) : before !== undefined;
    case staffCollections.log:
      return !before && !!after && patterns.id.test(id) && isLogEntry(decodeFields(after), context);
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

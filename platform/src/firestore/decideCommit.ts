import { isDeepStrictEqual } from 'node:util';
import { faultsOf, orderFieldNames, patterns } from '@site/contracts/enquiry';
import type { StoredDocument } from './documents';
import { isSameTime } from './precondition';
import type { Commit, Write } from './readCommit';
import { Refusal } from './refusal';
import { decodeFields, type WireFields, type WireValue } from './values';

/** The answer to a commit, as Firestore gives it. */
export interface CommitAnswer {
  /** One per write. A write that changed nothing has the time at which its document was stored. */
  writeResults: { updateTime: string }[];
  commitTime: string;
}

/** What a permitted commit does. */
export interface Decision {
  /** The documents that it adds, by collection and id. */
  added: ReadonlyMap<string, StoredDocument>;
  answer: CommitAnswer;
}

/** Finds a stored document. */
export type Lookup = (collection: string, id: string) => StoredDocument | undefined;

/** What becomes of one document: a commit may write to it several times, and the outcome alone is judged. */
interface Outcome {
  stored: StoredDocument | undefined;
  /** What the first of its writes says about the document. */
  first: Write;
  fields: WireFields;
}

/** The reasons of the contract that hold its own names alone. Others repeat a name that the sender chose. */
const speakableReasons = new Set(
  orderFieldNames.flatMap((name) => [`${name} is missing`, `${name} is not valid`]),
);

const denied = (why: string) =>
  new Refusal('denied', `Missing or insufficient permissions: ${why}.`);

const keyOf = ({ collection, id }: Write) => `${collection}/${id}`;

/** What a field becomes inside which something is set. Which map it is decides nothing: no field may be one. */
const SOME_MAP: WireValue = { mapValue: { fields: {} } };

function holds(fields: WireFields, [name, ...inner]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (!Object.hasOwn(fields, name)) return false;
  if (inner.length === 0) return true;
  const { mapValue } = fields[name] as { mapValue?: { fields: WireFields } };
  return mapValue !== undefined && holds(mapValue.fields, inner);
}

/** The fields of a document after a write. */
function applied(write: Write, before: WireFields): WireFields {
  const after = new Map(Object.entries(write.mask ? before : write.fields));
  for (const [name, ...inner] of write.mask ?? []) {
    const isGiven = holds(write.fields, [name, ...inner]);
    if (isGiven) after.set(name, inner.length > 0 ? SOME_MAP : write.fields[name]);
    else if (inner.length === 0) after.delete(name);
  }
  for (const { path, apply } of write.transforms) {
    const [name, ...inner] = path;
    after.set(name, inner.length > 0 ? SOME_MAP : apply(after.get(name) as WireValue | undefined));
  }
  return Object.fromEntries(after);
}

function outcomesOf(writes: readonly Write[], lookup: Lookup): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const write of writes) {
    const known = outcomes.get(keyOf(write));
    if (known && write.condition.exists === false) {
      throw new Refusal(
        'malformed',
        'A document that a commit writes cannot be new to it as well.',
      );
    }
    const stored = known ? known.stored : lookup(write.collection, write.id);
    const fields = applied(write, known?.fields ?? stored?.fields ?? {});
    outcomes.set(keyOf(write), { stored, first: known?.first ?? write, fields });
  }
  return outcomes;
}

function refuseFaults({ collection, id }: Write, fields: WireFields): void {
  const faults = faultsOf(collection, decodeFields(fields));
  if (faults.length === 0 && patterns.id.test(id)) return;
  const reasons = faults.filter((fault) => speakableReasons.has(fault));
  throw denied(reasons.join(', ') || 'no such collection, or a field too many, or another id');
}

/**
 * Follows `firestore.rules`: a document is written once. The same one again is no fault, since a browser repeats a
 * request whose answer it lost. Who says that a document is new is judged as if it were.
 */
function refuseForbidden({ stored, first, fields }: Outcome): void {
  const { exists, updateTime } = first.condition;
  if (exists === false) return refuseFaults(first, fields);
  if (!stored && (exists || updateTime !== undefined)) throw denied('there is no such document');
  if (!stored) return refuseFaults(first, fields);
  if (!isDeepStrictEqual(fields, stored.fields)) throw denied('the document would change');
}

function refuseUnmet({ stored, first }: Outcome): void {
  const { exists, updateTime } = first.condition;
  if (stored && exists === false) throw new Refusal('exists', 'The document exists already.');
  if (stored && updateTime !== undefined && !isSameTime(updateTime, stored.createTime)) {
    throw new Refusal('unmet', 'The document was stored at another time.');
  }
}

/**
 * Decides what a commit does. Throws a `Refusal` when a part of it is not permitted, or rests on what is not so; nothing
 * of it is stored then. Takes the time at which it is stored.
 */
export function decideCommit(commit: Commit, lookup: Lookup, commitTime: string): Decision {
  const outcomes = outcomesOf(commit.writes, lookup);
  if (commit.asksForbidden) throw denied('documents are only added here');
  outcomes.forEach(refuseForbidden);
  outcomes.forEach(refuseUnmet);
  const added = new Map<string, StoredDocument>();
  for (const [key, { stored, first, fields }] of outcomes) {
    const { collection, id } = first;
    if (!stored) added.set(key, { collection, id, fields, createTime: commitTime });
  }
  const writeResults = commit.writes.map((write) => ({
    updateTime: outcomes.get(keyOf(write))?.stored?.createTime ?? commitTime,
  }));
  return { added, answer: { writeResults, commitTime } };
}

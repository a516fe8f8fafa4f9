import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';

/** How many ids are read at a time. */
const PAGE = 1000;

/** What an id may begin with, in Firestore's order: each is a part of a collection. */
const FIRST_SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** Ids from one, or from the first of all, to before another, or to the last of all. */
interface IdRange {
  from: string | undefined;
  to: string | undefined;
}

const parts: readonly IdRange[] = FIRST_SIGNS.map((sign, at) => ({
  from: at === 0 ? undefined : sign,
  to: FIRST_SIGNS[at + 1],
}));

function within(collection: CollectionReference, { from, to }: IdRange): Query {
  const all = collection.orderBy(FieldPath.documentId());
  const begun = from === undefined ? all : all.startAt(from);
  return to === undefined ? begun : begun.endBefore(to);
}

const idsOf = async (query: Query) => (await query.select().get()).docs.map(({ id }) => id);
const countOf = async (query: Query) => (await query.count().get()).data().count;

/** An id that one of two collections has alone. */
export interface UnmatchedId {
  id: string;
  isOrder: boolean;
}

async function* compareIds(
  orders: CollectionReference,
  records: CollectionReference,
  range: IdRange,
): AsyncIterable<UnmatchedId> {
  for (let after: string | undefined; ;) {
    const rest = within(orders, range);
    const ids = await idsOf((after === undefined ? rest : rest.startAfter(after)).limit(PAGE));
    const last = ids.length < PAGE ? undefined : ids.at(-1);
    const ours = within(records, range);
    const following = after === undefined ? ours : ours.startAfter(after);
    const known = await idsOf(last === undefined ? following : following.endAt(last));
    const [stored, recorded] = [new Set(ids), new Set(known)];
    for (const id of ids) if (!recorded.has(id)) yield { id, isOrder: true };
    for (const id of known) if (!stored.has(id)) yield { id, isOrder: false };
    if (last === undefined) return;
    after = last;
  }
}

/**
 * The ids that are not in both collections. Counting costs a read for a thousand documents, so of many documents only those
 * parts are read whose counts differ. A part hides a difference when one collection lacks as many there as the other: whoever
 * asks each night and puts right what is found leaves no such rest.
 */
export async function* unmatchedIds(
  orders: CollectionReference,
  records: CollectionReference,
  few = PAGE,
): AsyncIterable<UnmatchedId> {
  if ((await countOf(orders)) <= few) {
    yield* compareIds(orders, records, { from: undefined, to: undefined });
    return;
  }
  for (const part of parts) {
    const [stored, known] = await Promise.all([
      countOf(within(orders, part)),
      countOf(within(records, part)),
    ]);
    if (stored !== known) yield* compareIds(orders, records, part);
  }
}

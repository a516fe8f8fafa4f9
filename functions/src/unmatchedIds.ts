import type { CollectionReference } from 'firebase-admin/firestore';

/** An id that one of two collections has alone. */
export interface UnmatchedId {
  id: string;
  isOrder: boolean;
}

const idsOf = async (collection: CollectionReference) =>
  new Set((await collection.select().get()).docs.map(({ id }) => id));

/** The ids that are not in both collections. It reads every document, once a night. */
export async function unmatchedIds(
  orders: CollectionReference,
  records: CollectionReference,
): Promise<UnmatchedId[]> {
  const [stored, recorded] = await Promise.all([idsOf(orders), idsOf(records)]);
  return [
    ...[...stored].filter((id) => !recorded.has(id)).map((id) => ({ id, isOrder: true })),
    ...[...recorded].filter((id) => !stored.has(id)).map((id) => ({ id, isOrder: false })),
  ];
}

import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 300;

/** All documents of a query, page by page, in the order of their ids. */
export async function* pagesOf(query: Query): AsyncIterable<readonly QueryDocumentSnapshot[]> {
  const all = query.orderBy(FieldPath.documentId());
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? all.startAfter(last) : all).limit(PAGE).get();
    yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
}

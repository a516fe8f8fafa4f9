import { firestoreIndexes } from '@site/order-backend/rules/firestoreIndexes';
import { testOnEmulator } from '@site/order-backend/testing/onEmulator';
import { checkNoticeStore } from '@site/order-backend/testing/checkNoticeStore';
import { FieldPath, Query } from 'firebase-admin/firestore';
import { cloudDatabase } from './cloudDatabase';
import { emulatorDatabases } from './testing/testDatabases';

const openEmulatorDatabase = emulatorDatabases();

/** What a query asks of an index. The emulator answers without one; production refuses. */
interface AskedQuery {
  collectionId: string;
  filters: readonly { field: FieldPath; op: string }[];
  fieldOrders: readonly { field: FieldPath; direction: string }[];
}

/** The fields of the index that a query needs, if it needs one of several. */
function neededIndex({ filters, fieldOrders }: AskedQuery): string | undefined {
  const equal = filters.filter(({ op }) => op === 'EQUAL' || op === 'IN');
  const fields = [
    ...equal.map(({ field }) => `${field} ASCENDING`),
    ...fieldOrders.map(({ field, direction }) => `${field} ${direction}`),
  ].filter((text, at, all) => all.indexOf(text) === at && !text.startsWith('__name__'));
  return fields.length > 1 ? fields.join(', ') : undefined;
}

testOnEmulator(
  'Cloud Firestore does what the notices rely on, with the indexes that are deployed',
  async () => {
    const { database, place, close } = await openEmulatorDatabase();
    const asked: AskedQuery[] = [];
    const spies = (['get', 'count'] as const).map((name) => {
      const original = Query.prototype[name] as (this: Query) => never;
      return jest.spyOn(Query.prototype, name).mockImplementation(function (this: Query) {
        asked.push((this as unknown as { _queryOptions: AskedQuery })._queryOptions);
        return original.call(this);
      });
    });
    try {
      await checkNoticeStore({ database: cloudDatabase(database), place });
    } finally {
      spies.forEach((spy) => spy.mockRestore());
      await close();
    }

    expect(asked.length).toBeGreaterThan(10);
    const needed = asked.flatMap((query) => {
      const fields = neededIndex(query);
      return fields ? [`${query.collectionId}: ${fields}`] : [];
    });
    const deployed = firestoreIndexes.indexes.map(
      ({ collectionGroup, fields }) =>
        `${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`,
    );
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.filter((text) => !deployed.includes(text))).toEqual([]);
  },
);

import { collections } from '@site/contracts/enquiry';
import { firestoreIndexes } from '@site/firestore/staff/firestoreIndexes';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';
import { orderRecord } from '@site/firestore/testing/sampleOrders';
import { checkNoticeStore } from '@site/order-notices/testing/checkNoticeStore';
import { FieldPath, Query } from 'firebase-admin/firestore';
import { cloudNoticeStore } from './cloudNoticeStore';
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
      const readLog = async () =>
        Object.fromEntries(
          (await database.collection(staffCollections.log).get()).docs.map((entry) => {
            const { kind, reason, reference } = entry.data();
            return [entry.id, { kind, reason, reference }];
          }),
        );
      const subscribe = async (id: string) =>
        void (await database
          .collection(collections.subscribers)
          .doc(id)
          .create({ Email: 'asha@example.com' }));
      await checkNoticeStore({ store: cloudNoticeStore(database), place, subscribe, readLog });
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

testOnEmulator(
  'Cloud Firestore tells whose phones are those of staff, and forgets a phone',
  async () => {
    const { database, close } = await openEmulatorDatabase();
    try {
      const store = cloudNoticeStore(database);
      expect(await store.phones()).toEqual([]);
      const { phones, staff } = staffCollections;
      await database.collection(staff).doc('asha').set({ name: 'Asha' });
      const phone = {
        endpoint: 'https://web.push.apple.com/a',
        p256dh: 'x',
        auth: 'y',
        language: 'hi',
      };
      await database
        .collection(phones)
        .doc('one')
        .set({ ...phone, by: 'asha', at: new Date() });
      await database
        .collection(phones)
        .doc('two')
        .set({ ...phone, by: 'ravi', at: new Date() });

      expect(await store.phones()).toEqual([
        expect.objectContaining({ ...phone, id: 'one', isOfStaff: true }),
        expect.objectContaining({ ...phone, id: 'two', isOfStaff: false }),
      ]);
      await store.removePhone('two');
      expect((await store.phones()).map(({ id }) => id)).toEqual(['one']);
    } finally {
      await close();
    }
  },
);

testOnEmulator('orders without a record are found, and stray records go', async () => {
  const { database, place, close } = await openEmulatorDatabase();
  try {
    const desk = database.collection(staffCollections.desk);
    const idOf = (start: string) => start.padEnd(20, 'x');
    for (const start of ['00', 'm1', 'zz']) {
      await place(idOf(start), orderRecord());
      if (start !== 'm1') await desk.doc(idOf(start)).set({ status: 'new' });
    }
    await desk.doc(idOf('a9')).set({ status: 'new' });
    const found: string[] = [];
    for await (const id of cloudNoticeStore(database).reconcileRecords()) found.push(id);

    expect(found).toEqual([idOf('m1')]);
    expect((await desk.doc(idOf('a9')).get()).exists).toBe(false);
    expect((await desk.get()).size).toBe(2);
  } finally {
    await close();
  }
});

import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite';
import { journalIn } from '../journal/dataFolder';
import { listAll } from '../testing/sendRequest';
import { orderRecord, wireOf } from '../testing/sampleOrders';
import { serveStore, type ServedStore } from '../testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';

const newFolder = temporaryFolders();
let store: ServedStore;
let app: FirebaseApp;
let database: Firestore;

beforeEach(async () => {
  setLogLevel('silent');
  store = await serveStore({ journalFile: journalIn(await newFolder()), log: () => {} });
  app = initializeApp({ projectId: 'demo-site', apiKey: 'any', appId: 'any' });
  database = getFirestore(app);
  connectFirestoreEmulator(database, 'localhost', store.port);
});

afterEach(async () => {
  await deleteApp(app);
  await store.close();
});

const orders = () => collection(database, collections.orders);
const stored = () => listAll(store.port, collections.orders);

describe('the SDK', () => {
  test('stores a document under an id of its own, and again without a second one', async () => {
    const target = doc(orders());
    await setDoc(target, { ...orderRecord() });
    await setDoc(target, { ...orderRecord() });

    expect(await stored()).toEqual([
      {
        name: expect.stringMatching(new RegExp(`/${target.id}$`)),
        fields: wireOf(orderRecord()),
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        updateTime: expect.any(String),
      },
    ]);
  });

  const refusedRecords: [string, object][] = [
    ['a bad e-mail address', orderRecord({ Email: 'asha' })],
    ['nine digits', orderRecord({ Mobile: '987654321' })],
    ['a quantity with a fraction', orderRecord({ Quantity: 1.5 })],
    ['no quantity', orderRecord({ Quantity: 0 })],
    ['a product that does not exist', orderRecord({ Products: 'Other' })],
    ['a field too many', { ...orderRecord(), Note: 'hello' }],
    ['a field too few', { Name: 'Asha Rao' }],
    ['a list for a text', { ...orderRecord(), Name: ['Asha'] }],
  ];
  test.each(refusedRecords)('is told that %s is not permitted', async (_, record) => {
    await expect(setDoc(doc(orders()), record)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await stored()).toEqual([]);
  });

  const otherOperations: [string, string, (id: string) => Promise<unknown>][] = [
    [
      'a change',
      'permission-denied',
      (id) => setDoc(doc(orders(), id), orderRecord({ Name: 'B' })),
    ],
    ['a deletion', 'permission-denied', (id) => deleteDoc(doc(orders(), id))],
    ['an update', 'permission-denied', (id) => updateDoc(doc(orders(), id), { Name: 'B' })],
    [
      'a merge',
      'permission-denied',
      (id) => setDoc(doc(orders(), id), { Quantity: 3 }, { merge: true }),
    ],
    [
      'a server timestamp',
      'permission-denied',
      () => setDoc(doc(orders()), { ...orderRecord(), at: serverTimestamp() }),
    ],
    ['a read', 'permission-denied', (id) => getDoc(doc(orders(), id))],
    ['a query', 'permission-denied', () => getDocs(orders())],
    [
      'a transaction',
      'permission-denied',
      (id) => runTransaction(database, (transaction) => transaction.get(doc(orders(), id))),
    ],
    [
      'a document inside a document',
      'permission-denied',
      (id) => setDoc(doc(orders(), id, collections.orders, 'x'), orderRecord() as object),
    ],
    [
      'another collection',
      'permission-denied',
      () => setDoc(doc(collection(database, 'Other')), orderRecord() as object),
    ],
  ];
  test.each(otherOperations)('is told that %s is refused (%s)', async (_, code, operate) => {
    const record: OrderRecord = orderRecord();
    const { id } = doc(orders());
    await setDoc(doc(orders(), id), { ...record });
    const before = await stored();

    await expect(operate(id)).rejects.toMatchObject({ code });
    expect(await stored()).toEqual(before);
  });
});

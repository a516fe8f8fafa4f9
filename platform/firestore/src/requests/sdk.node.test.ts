import { collections } from '@site/contracts/enquiry';
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
import { listAll } from '../testing/sendRequest';
import { orderRecord, wireOf } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';

const store = storeForEachTest();
let app: FirebaseApp;
let database: Firestore;

beforeEach(async () => {
  setLogLevel('silent');
  app = initializeApp({ projectId: 'demo-site', apiKey: 'any', appId: 'any' });
  database = getFirestore(app);
  connectFirestoreEmulator(database, 'localhost', store.port);
});

afterEach(async () => {
  await deleteApp(app);
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

  test('is told what is refused as Firestore tells it, and nothing is stored', async () => {
    const { id } = doc(orders());
    await setDoc(doc(orders(), id), { ...orderRecord() });
    const before = await stored();
    const operations = [
      setDoc(doc(orders()), orderRecord({ Email: 'asha' })),
      setDoc(doc(orders(), id), orderRecord({ Name: 'B' })),
      deleteDoc(doc(orders(), id)),
      updateDoc(doc(orders(), id), { Name: 'B' }),
      setDoc(doc(orders()), { ...orderRecord(), at: serverTimestamp() }),
      getDoc(doc(orders(), id)),
      getDocs(orders()),
      runTransaction(database, (transaction) => transaction.get(doc(orders(), id))),
    ];

    for (const outcome of await Promise.allSettled(operations)) {
      expect(outcome).toMatchObject({ reason: { code: 'permission-denied' } });
    }
    expect(await stored()).toEqual(before);
  });
});

import { collections } from '@site/contracts/enquiry';
import { erasureOf } from '../staff/erasure';
import { firestoreIndexes } from '../staff/firestoreIndexes';
import { staffCollections } from '../staff/staffCollections';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  FieldPath,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { encodeFields } from '../documents/values';
import { idOf, PROJECT } from '../testing/sampleOrders';
import { DOCUMENTS, sendRequest } from '../testing/sendRequest';
import { storeForEachTest } from '../testing/storeForEachTest';
import { claimsOf, signIdToken } from '../signed-in/idToken';

const store = storeForEachTest();
const apps: FirebaseApp[] = [];

const { desk, log, staff } = staffCollections;
const SINCE = Math.floor(Date.now() / 1000) - 60;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 6, minutes));
const STAFF = { uid: 'staffA', claims: { staff: true, email_verified: true } };

const tokenOf = (account = STAFF, now = Date.now(), key = store.tokenKey) =>
  signIdToken(PROJECT, account, key, now);

/** The database as the SDK of somebody with this token sees it. */
function databaseFor(token: string): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x', appId: 'x' }, `app${apps.length}`);
  apps.push(app);
  const database = getFirestore(app);
  connectFirestoreEmulator(database, 'localhost', store.port, { mockUserToken: token });
  return database;
}

async function put(collectionName: string, id: string, fields: Record<string, unknown>) {
  await store.staff.change({ collection: collectionName, id }, () => encodeFields(fields));
}

async function place(start: string, minutes: number, status = 'new') {
  expect(await store.add(start)).toMatchObject({ code: 200 });
  await put(desk, idOf(start), {
    ...{ reference: 'CI-7KQ2-9XPD', product: 'x', receivedAt: at(minutes), changedAt: at(minutes) },
    ...{ status, notices: {}, dueAt: null, expireAt: null },
  });
}

beforeEach(async () => {
  setLogLevel('silent');
  await put(staff, STAFF.uid, { name: 'Asha', since: SINCE });
});

afterEach(async () => {
  await Promise.all(apps.splice(0).map(deleteApp));
});

const readRecords = (token: string) =>
  getDocs(query(collection(databaseFor(token), desk), orderBy('receivedAt', 'desc'), limit(2)));

test('staff page through records, newest first, without overlap', async () => {
  for (const minutes of [1, 2, 3, 4, 5]) await place(`o${minutes}`, minutes);
  const database = databaseFor(tokenOf());
  const page = () => query(collection(database, desk), orderBy('receivedAt', 'desc'), limit(2));

  const seen: string[] = [];
  for (let next = page(); ;) {
    const { docs } = await getDocs(next);
    if (docs.length === 0) break;
    seen.push(...docs.map(({ id }) => id));
    next = query(page(), startAfter(docs.at(-1)));
  }

  expect(seen).toEqual(['o5', 'o4', 'o3', 'o2', 'o1'].map(idOf));
});

test('a query follows filters, ranges and names', async () => {
  await place('o1', 1, 'called');
  await place('o2', 2);
  await place('o3', 3);
  const database = databaseFor(tokenOf());
  const idsOf = async (...constraints: Parameters<typeof query>[1][]) =>
    (await getDocs(query(collection(database, desk), ...constraints, limit(10)))).docs.map(
      (snapshot) => snapshot.id.replace(/Z+$/, ''),
    );

  expect(await idsOf(where('status', '==', 'new'), orderBy('receivedAt', 'desc'))).toEqual([
    'o3',
    'o2',
  ]);
  expect(await idsOf(where('changedAt', '>', at(1)), orderBy('changedAt'))).toEqual(['o2', 'o3']);
  expect(await idsOf(where(documentId(), 'in', [idOf('o1'), idOf('o3'), idOf('no')]))).toEqual([
    'o1',
    'o3',
  ]);
  expect(await idsOf(where('reference', '==', 'CI-7KQ2-9XPD'))).toHaveLength(3);
});

test('a query without its index is refused, as production does', async () => {
  const database = databaseFor(tokenOf());
  const needed = query(
    collection(database, desk),
    where('reference', '==', 'x'),
    orderBy('receivedAt', 'desc'),
    limit(1),
  );

  await expect(getDocs(needed)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(firestoreIndexes.indexes.length).toBeGreaterThan(0);
});

test('a change adds an entry to the history, in one step and under the own name', async () => {
  await place('o1', 1);
  const database = databaseFor(tokenOf());
  const entry = 'entryAAAAAAAAAAAAAAA';
  const target = doc(database, desk, idOf('o1'));
  const write = (name: string) =>
    updateDoc(
      target,
      ...(['status', 'called', 'lastEntry', entry, 'changedAt', serverTimestamp()] as const),
      ...(['dueAt', serverTimestamp()] as const),
      new FieldPath('history', entry),
      { by: STAFF.uid, name, at: serverTimestamp(), status: 'called' },
    );

  await expect(write('Ravi')).rejects.toMatchObject({ code: 'permission-denied' });
  await write('Asha');

  const record = (await getDoc(target)).data();
  expect(record).toMatchObject({
    status: 'called',
    reference: 'CI-7KQ2-9XPD',
    history: { [entry]: { by: STAFF.uid, name: 'Asha', status: 'called' } },
  });
  expect(+record?.changedAt.toDate()).toBeGreaterThan(Date.now() - 60_000);
});

test('an erasure takes order and record together, is logged, and survives a restart', async () => {
  await place('o1', 1);
  await place('o2', 2);
  const database = databaseFor(tokenOf());
  const id = idOf('o1');
  const { deletes, log: logged } = erasureOf('orders', id, 'staff', 'CI-7KQ2-9XPD');
  const batch = writeBatch(database);
  for (const place of deletes) batch.delete(doc(database, place.collection, place.id));
  batch.set(doc(database, logged.collection, logged.id), {
    ...logged.entry,
    ...{ by: STAFF.uid, name: 'Asha', at: serverTimestamp() },
  });
  await batch.commit();
  await store.close();
  await store.open();

  expect(await store.starts()).toEqual(['o2']);
  expect(store.staff.list(desk).map((document) => document.id)).toEqual([idOf('o2')]);
  expect(store.staff.list(log).map((document) => document.id)).toEqual([id]);

  // Its sender, whose acknowledgement was lost, sends it again, and learns that it is gone.
  expect(await store.add('o1')).toMatchObject({ code: 403 });
  const look = { method: 'GET', path: `${DOCUMENTS}/${collections.orders}/${id}` };
  expect(await sendRequest(store.port, look)).toMatchObject({
    code: 404,
    body: { error: { message: expect.stringContaining(`/${collections.orders}/${id}`) } },
  });
  expect(store.staff.get(collections.orders, id)).toBeUndefined();
});

describe('nothing is read', () => {
  const other = () => Buffer.alloc(32, 1);
  const unsigned = () =>
    [{ alg: 'none' }, claimsOf(PROJECT, STAFF, Date.now())]
      .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
      .join('.')
      .concat('.');

  test.each([
    ['with a forged signature', () => tokenOf(STAFF, Date.now(), other())],
    ['with a token that nobody signed', unsigned],
    ['after an hour', () => tokenOf(STAFF, Date.now() - 3_601_000)],
    [
      'with a token of another project',
      () => signIdToken('demo-other', STAFF, store.tokenKey, Date.now()),
    ],
  ])('%s', async (_case, token) => {
    await place('o1', 1);
    await expect(readRecords(token())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('by somebody who was removed a moment ago, with a token that is valid for an hour', async () => {
    await place('o1', 1);
    const token = tokenOf();
    expect((await readRecords(token)).size).toBe(1);
    await store.staff.erase([{ collection: staff, id: STAFF.uid }]);
    await expect(readRecords(token)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

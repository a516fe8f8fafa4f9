import type { OrderRecord } from '@site/order-model/enquiry';
import { searchKeyOf } from '@site/order-model/searchKey';
import { staffCollections } from '@site/order-model/staffCollections';
import { journalIn } from '@site/order-backend/journal/dataFolder';
import { idOf, orderRecord, PROJECT } from '@site/order-backend/testing/sampleOrders';
import { serveStore, type ServedStore } from '@site/order-backend/testing/serveStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore/lite';
import { deskCloudOn } from './deskCloudOn';

export const UID = 'asha';
export const reference = 'CI-7KQ2-9XPD';
export const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 6, minutes));

const order = orderRecord();

/** A local store for each test, and the desk's own code on it. */
export function deskForEachTest() {
  const newFolder = temporaryFolders();
  const store = {} as ServedStore;
  let app: FirebaseApp;

  beforeEach(async () => {
    // Firestore logs each refusal, and some of these tests want refusals.
    setLogLevel('silent');
    Object.assign(store, await serveStore({ journalFile: journalIn(await newFolder()) }));
    app = initializeApp({ projectId: PROJECT, apiKey: 'x', appId: 'x' });
  });
  afterEach(async () => {
    await deleteApp(app);
    await store.close();
  });

  const deskCloud = () => deskCloudOn(app, store, UID, Date.now());

  async function place(start: string, changes: Partial<OrderRecord> = {}): Promise<string> {
    const id = idOf(start);
    const placed = { ...order, ...changes };
    await store.place(id, placed);
    await store.put(staffCollections.desk, id, {
      reference,
      product: order.Products,
      receivedAt: at(1),
      changedAt: at(1),
      status: 'new',
      notices: {},
      dueAt: null,
      expireAt: null,
      search: searchKeyOf(placed),
    });
    return id;
  }

  return { store, deskCloud, place };
}

import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { journalIn } from '../journal/dataFolder';
import { orderWrite, startOf } from './sampleOrders';
import { listAll, sendCommit, type Reply } from './sendRequest';
import { serveStore, type ServedStore } from './serveStore';

export interface StoreOfTest extends ServedStore {
  folder: string;
  journalFile: string;
  logged: string[];
  /** Opens it again from the disk, once it is closed. */
  open(): Promise<void>;
  /** Has a visitor place an order; its id begins as told. */
  add(start: string, changes?: Partial<OrderRecord>): Promise<Reply>;
  /** How the ids of what is stored begin. */
  starts(collection?: string): Promise<(string | undefined)[]>;
}

export function storeForEachTest(): StoreOfTest {
  const newFolder = temporaryFolders();
  const store = {
    async open() {
      const { journalFile, logged } = store;
      Object.assign(store, await serveStore({ journalFile, log: (line) => logged.push(line) }));
    },
    add: (start, changes) => sendCommit(store.port, { writes: [orderWrite(start, changes)] }),
    async starts(collection = collections.orders) {
      return (await listAll(store.port, collection)).map(({ name }) => startOf(name));
    },
  } as StoreOfTest;
  beforeEach(async () => {
    const folder = await newFolder();
    Object.assign(store, { folder, journalFile: journalIn(folder), logged: [] });
    await store.open();
  });
  afterEach(() => store.close());
  return store;
}

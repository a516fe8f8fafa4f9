import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { openStore } from '@site/firestore/requests/openStore';
import { nameOf, PROJECT, wireOf } from '@site/firestore/testing/sampleOrders';
import { sendCommit } from '@site/firestore/testing/sendRequest';

/** A local store as visitors and the company's programs use it. */
export interface ServedStore {
  staff: ServerDocuments;
  /** Has a visitor send an order, under an id of 20 letters and digits. */
  place(id: string, order: OrderRecord): Promise<void>;
  close(): Promise<void>;
}

/** Opens the local store of a folder. */
export async function openServedStore(folder: string): Promise<ServedStore> {
  const store = await openStore({
    journalFile: join(folder, 'firestore.jsonl'),
    project: PROJECT,
    log: () => {},
  });
  const server = createServer((request, response) => void store.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    staff: store.staff,
    async place(id, order) {
      const update = { name: nameOf(id, collections.orders), fields: wireOf(order) };
      const { code } = await sendCommit(port, { writes: [{ update }] });
      if (code !== 200) throw new Error(`The order was answered with ${code}.`);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}

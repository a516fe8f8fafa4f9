import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { encodeFields } from '@site/firestore/documents/values';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { openStore } from '@site/firestore/requests/openStore';
import { nameOf, PROJECT, wireOf } from '@site/firestore/testing/sampleOrders';
import { sendCommit } from '@site/firestore/testing/sendRequest';

/** A local store as visitors and the company's programs use it. */
export interface ServedStore {
  staff: ServerDocuments;
  /** Has a visitor send an order, under an id of 20 letters and digits. */
  place(id: string, order: OrderRecord): Promise<void>;
  subscribe(id: string): Promise<void>;
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
  async function send(collection: string, id: string, fields: object): Promise<void> {
    const update = { name: nameOf(id, collection), fields };
    const { code } = await sendCommit(port, { writes: [{ update }] });
    if (code !== 200) throw new Error(`What was sent was answered with ${code}.`);
  }
  return {
    staff: store.staff,
    place: (id, order) => send(collections.orders, id, wireOf(order)),
    subscribe: (id) =>
      send(collections.subscribers, id, encodeFields({ Email: 'asha@example.com' })),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
}

import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { encodeFields } from '@site/firestore/documents/values';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { nameOf, wireOf } from '@site/firestore/testing/sampleOrders';
import { sendCommit } from '@site/firestore/testing/sendRequest';
import { serveStore } from '@site/firestore/testing/serveStore';

export type ServedStore = Awaited<ReturnType<typeof openServedStore>>;

export async function openServedStore(folder: string) {
  const store = await serveStore({ journalFile: journalIn(folder), log: () => {} });
  async function send(collection: string, id: string, fields: object): Promise<void> {
    const update = { name: nameOf(id, collection), fields };
    const { code } = await sendCommit(store.port, { writes: [{ update }] });
    if (code !== 200) throw new Error(`What was sent was answered with ${code}.`);
  }
  return {
    ...store,
    /** Has a visitor send an order, under an id of 20 letters and digits. */
    place: (id: string, order: OrderRecord) => send(collections.orders, id, wireOf(order)),
    subscribe: (id: string) =>
      send(collections.subscribers, id, encodeFields({ Email: 'asha@example.com' })),
  };
}

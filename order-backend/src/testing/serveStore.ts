import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { listenLocally } from '@site/tooling/http/listenLocally';
import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { encodeFields } from '../documents/values';
import { isFirestorePath, openStore, type StoreOptions } from '../wire/openStore';
import type { ServerDocuments } from '../wire/serverDocuments';
import { ownerTokenIn } from '../journal/ownerToken';
import { sendCommit, TOKEN } from './sendRequest';
import { nameOf, orderRecord, PROJECT } from './sampleOrders';

export interface ServedStore {
  port: number;
  staff: ServerDocuments;
  tokenKey: Buffer;
  /** Has a visitor place an order, under an id of 20 letters and digits or what it begins with. */
  place(id: string, order?: OrderRecord): Promise<void>;
  subscribe(id: string, email?: string): Promise<void>;
  /** Stores a document of the company's own. */
  put(collection: string, id: string, fields: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Serves a store on a free port of this machine, as the site's server does. Its token is the tests' `OWNER`. */
export async function serveStore(
  options: Partial<StoreOptions> & Pick<StoreOptions, 'journalFile'>,
): Promise<ServedStore> {
  const folder = dirname(options.journalFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(ownerTokenIn(folder), TOKEN, { mode: 0o600 });
  const server = createServer();
  const port = await listenLocally(server);
  const servedAt = { address: `http://localhost:${port}` };
  const firestore = await openStore({
    project: PROJECT,
    log: () => {},
    servedAt,
    ...options,
  }).catch((failure) => {
    server.close();
    throw failure;
  });
  server.on('request', (request, response) => {
    if (isFirestorePath(request.url ?? '')) void firestore.handle(request, response);
    else response.writeHead(404).end();
  });
  async function send(collection: string, id: string, fields: object): Promise<void> {
    const update = { name: nameOf(id, collection), fields: encodeFields({ ...fields }) };
    const { code } = await sendCommit(port, { writes: [{ update }] });
    if (code !== 200) throw new Error(`What was sent was answered with ${code}.`);
  }
  return {
    port,
    place: (id, order = orderRecord()) => send(collections.orders, id, order),
    subscribe: (id, Email = 'asha@example.com') => send(collections.subscribers, id, { Email }),
    put: (collection, id, fields) =>
      firestore.staff.change({ collection, id }, () => encodeFields(fields)),
    staff: firestore.staff,
    tokenKey: firestore.tokenKey,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await firestore.close();
    },
  };
}

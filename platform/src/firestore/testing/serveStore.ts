import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFirestore, isFirestorePath, type FirestoreOptions } from '../createFirestore';

export interface ServedStore {
  port: number;
  close(): Promise<void>;
}

/** Serves a store on a free port of this machine, as the site's server does. */
export async function serveStore(options: FirestoreOptions): Promise<ServedStore> {
  const firestore = await createFirestore(options);
  const server = createServer((request, response) => {
    if (isFirestorePath(request.url ?? '')) void firestore.handle(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await firestore.close();
    },
  };
}

import type { AddressInfo } from 'node:net';
import { createBoundedServer } from '../../serve/boundedServer';
import { createFirestore, isFirestorePath, type FirestoreOptions } from '../createFirestore';

export interface ServedStore {
  port: number;
  close(): Promise<void>;
}

/** Most tests ask faster than any visitor, and about something else. */
const noPace = { burst: 1e9, perSecond: 1e9 };

/** Serves a store on a free port of this machine, as the site's server does, but at any pace unless told. */
export async function serveStore(options: FirestoreOptions): Promise<ServedStore> {
  const limits = { perClient: noPace, inAll: noPace, ...options.limits };
  const firestore = await createFirestore({ ...options, limits });
  const server = createBoundedServer();
  server.on('request', (request, response) => {
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

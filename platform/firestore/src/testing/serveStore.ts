import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { isFirestorePath, openStore, type StoreOptions } from '../requests/openStore';
import type { ServerDocuments } from '../requests/serverDocuments';
import { ownerTokenIn } from '../journal/ownerToken';
import { TOKEN } from './sendRequest';
import { PROJECT } from './sampleOrders';

export interface ServedStore {
  port: number;
  staff: ServerDocuments;
  tokenKey: Buffer;
  close(): Promise<void>;
}

/** Serves a store on a free port of this machine, as the site's server does. Its token is the tests' `OWNER`. */
export async function serveStore(
  options: Omit<StoreOptions, 'project'> & { project?: string },
): Promise<ServedStore> {
  const folder = dirname(options.journalFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(ownerTokenIn(folder), TOKEN, { mode: 0o600 });
  const firestore = await openStore({ project: PROJECT, ...options });
  const server = createServer();
  server.on('request', (request, response) => {
    if (isFirestorePath(request.url ?? '')) void firestore.handle(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    staff: firestore.staff,
    tokenKey: firestore.tokenKey,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await firestore.close();
    },
  };
}

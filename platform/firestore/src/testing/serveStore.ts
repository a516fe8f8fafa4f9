import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createBoundedServer } from '@site/tooling/http/boundedServer';
import {
  createFirestore,
  isFirestorePath,
  type FirestoreOptions,
} from '../requests/createFirestore';
import type { StaffDocuments } from '../requests/staffDocuments';
import { ownerTokenIn } from '../journal/ownerToken';
import { TOKEN } from './sendRequest';
import { PROJECT } from './sampleOrders';

export interface ServedStore {
  port: number;
  /** The documents as the company's own programs see them. */
  staff: StaffDocuments;
  /** What signs id tokens. */
  tokenKey: Buffer;
  close(): Promise<void>;
}

/** Most tests ask faster than any visitor, and about something else. */
const unlimited = { burst: 1e9, perSecond: 1e9 };

/** The options of a test's store: of the test project, and at any pace unless told. */
export function testStore(options: Omit<FirestoreOptions, 'project'> & { project?: string }) {
  const limits = { perClient: unlimited, total: unlimited, ...options.limits };
  return { project: PROJECT, ...options, limits };
}

/** Serves a store on a free port of this machine, as the site's server does. Its token is the tests' `OWNER`. */
export async function serveStore(options: Parameters<typeof testStore>[0]): Promise<ServedStore> {
  const folder = dirname(options.journalFile);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(ownerTokenIn(folder), TOKEN, { mode: 0o600 });
  const firestore = await createFirestore(testStore(options));
  const server = createBoundedServer();
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

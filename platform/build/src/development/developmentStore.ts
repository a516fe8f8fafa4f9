import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { dataFolder, journalIn } from '@site/order-backend/journal/dataFolder';
import type { Firestore } from '@site/order-backend/wire/openStore';
import { firebaseProject, folderOf, type ApplicationName } from '@site/tooling/workspace';

/** Where the development server of an application keeps enquiries. */
export const enquiriesOf = (name: ApplicationName): string =>
  join(dataFolder, 'development', folderOf(name));

/**
 * The local Firestore inside a development server, opened when the first request for it arrives. Each server has a
 * journal of its own, apart from the built site's, so that they can run at the same time.
 */
export function developmentStore(name: ApplicationName) {
  let store: Promise<Firestore> | undefined;
  return {
    name: `${name}-store`,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!request.url?.startsWith('/v1/')) return next();
      store ??= openDatabase(name, request.socket.localPort).catch((failure: unknown) => {
        // Another server may hold the journal: the next request asks again.
        store = undefined;
        throw failure;
      });
      store.then((firestore) => firestore.handle(request, response)).catch(next);
    },
  };
}

async function openDatabase(name: ApplicationName, port?: number): Promise<Firestore> {
  const { openStore } = await import('@site/order-backend/wire/openStore');
  return openStore({
    journalFile: journalIn(enquiriesOf(name)),
    project: firebaseProject(),
    servedAt: { address: `http://localhost:${port}` },
  });
}

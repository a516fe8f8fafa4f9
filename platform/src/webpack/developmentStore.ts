import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createFirestore, isFirestorePath } from '../firestore/createFirestore';
import { dataFolder, journalIn } from '../firestore/dataFolder';
import { folderOf, type ApplicationName } from '../workspace';

/**
 * The local Firestore inside a development server, opened when the first request for it arrives. Each server has a
 * journal of its own, apart from the built site's, so that they can run at the same time.
 */
export function developmentStore(name: ApplicationName) {
  let store: ReturnType<typeof createFirestore> | undefined;
  return {
    name: `${name}-store`,
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (!isFirestorePath(request.url ?? '')) return next();
      store ??= createFirestore({
        journalFile: journalIn(join(dataFolder, 'development', folderOf(name))),
      });
      void store.then((firestore) => firestore.handle(request, response), next);
    },
  };
}

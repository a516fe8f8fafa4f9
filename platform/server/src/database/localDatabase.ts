import { journalIn } from '@site/firestore/journal/dataFolder';
import { openStore } from '@site/firestore/requests/openStore';
import { localParts } from '@site/order-notices/local/localParts';
import { startNotices } from '@site/order-notices/local/startNotices';
import { storedMembers } from '@site/sign-in/accounts/memberDocuments';
import { firebaseProject } from '@site/tooling/workspace';
import type { SiteDatabase } from './siteDatabase';

/** Opens the local store of a data folder. Rejects as `openStore` does. */
export async function openLocalDatabase(data: string): Promise<SiteDatabase> {
  const store = await openStore({ journalFile: journalIn(data), project: firebaseProject() });
  return {
    handle: store.handle,
    retry: store.retry,
    get tokenKey() {
      return store.tokenKey;
    },
    members: storedMembers(store.staff),
    startNotices: async ({ settings, desk, keys, data: folder }) =>
      startNotices({ ...localParts(settings, desk, keys), staff: store.staff, data: folder }),
    close: store.close,
  };
}

/**
 * Checks the data folder before the site is built, which takes half a minute.
 * @throws as `openLocalDatabase` does when the folder is in use or unusable.
 */
export async function assertStoreOpens(data: string): Promise<void> {
  const database = await openLocalDatabase(data);
  await database.close();
}

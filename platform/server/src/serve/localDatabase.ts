import { journalIn } from '@site/order-backend/journal/dataFolder';
import { openStore, type Firestore } from '@site/order-backend/wire/openStore';
import { firebaseProject } from '@site/tooling/workspace';

/** Opens the local store of a data folder. Rejects as `openStore` does. */
export const openLocalDatabase = (data: string, enforcesAppCheck?: boolean): Promise<Firestore> =>
  openStore({
    journalFile: journalIn(data),
    project: firebaseProject(),
    ...(enforcesAppCheck && { enforcesAppCheck }),
  });

/**
 * Checks the data folder before the site is built, which takes half a minute.
 * @throws as `openLocalDatabase` does when the folder is in use or unusable.
 */
export async function assertStoreOpens(data: string): Promise<void> {
  const database = await openLocalDatabase(data);
  await database.close();
}

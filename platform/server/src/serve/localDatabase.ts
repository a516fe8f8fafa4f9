import { journalIn } from '@site/order-backend/journal/dataFolder';
import { openStore, type Firestore, type StoreOptions } from '@site/order-backend/wire/openStore';
import { firebaseProject } from '@site/tooling/workspace';

/** Opens the local store of a data folder. Rejects as `openStore` does. */
export const openLocalDatabase = (
  data: string,
  options?: Pick<StoreOptions, 'enforcesAppCheck' | 'servedAt'>,
): Promise<Firestore> =>
  openStore({ journalFile: journalIn(data), project: firebaseProject(), ...options });

/**
 * Checks the data folder before the site is built, which takes half a minute.
 * @throws as `openLocalDatabase` does when the folder is in use or unusable.
 */
export async function assertStoreOpens(data: string): Promise<void> {
  const database = await openLocalDatabase(data);
  await database.close();
}

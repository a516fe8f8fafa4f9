import { randomInt } from 'node:crypto';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { openEmulator } from '@site/firestore/emulator/openEmulator';
import { rulesFile } from '@site/firestore/rules/rulesFile';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** An empty database on Firestore's official emulator. */
export interface EmulatorDatabase {
  database: Firestore;
  place(id: string, order: OrderRecord): Promise<void>;
  close(): Promise<void>;
}

/** Starts the emulator, and makes it the database of this process's functions. */
export async function openEmulatorDatabase(): Promise<EmulatorDatabase> {
  const emulator = await openEmulator(rulesFile);
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host;
  // Without it the client looks for a computer of Google's to be on.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const projectId = `demo-notices-${randomInt(2 ** 31)}`;
  process.env.GCLOUD_PROJECT = projectId;
  // The functions make their own app; this one is the test's.
  const app = initializeApp({ projectId }, 'test');
  const database = getFirestore(app);
  return {
    database,
    async place(id, order) {
      await database
        .collection(collections.orders)
        .doc(id)
        .create({ ...order });
    },
    async close() {
      await database.terminate();
      await Promise.all(getApps().map(deleteApp));
      await emulator.close();
      for (const name of ['FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT']) delete process.env[name];
    },
  };
}

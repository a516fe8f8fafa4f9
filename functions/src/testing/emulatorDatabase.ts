import { randomInt } from 'node:crypto';
import { collections, type OrderRecord } from '@site/contracts/enquiry';
import { openEmulator } from '@site/firestore/emulator/openEmulator';
import { rulesFile } from '@site/firestore/rules/rulesFile';
import { deleteApp, initializeApp } from 'firebase-admin/app';
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
  const app = initializeApp({ projectId: `demo-notices-${randomInt(2 ** 31)}` });
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
      await deleteApp(app);
      await emulator.close();
      delete process.env.FIRESTORE_EMULATOR_HOST;
    },
  };
}

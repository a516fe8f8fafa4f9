import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { collections, type OrderRecord } from '@site/order-model/enquiry';
import { openEmulator, type Emulator } from '@site/order-backend/testing/openEmulator';
import { rulesFile } from '@site/order-backend/rules/rulesFile';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export interface EmulatorDatabase {
  database: Firestore;
  place(id: string, order: OrderRecord): Promise<void>;
  close(): Promise<void>;
}

let opening: Promise<Emulator> | undefined;

/** Has the tests of a file share an emulator: projects keep them apart. */
export function emulatorDatabases(): () => Promise<EmulatorDatabase> {
  afterAll(async () => {
    await (await opening)?.close();
    await connectionsEnded();
  });
  return async () => openEmulatorDatabase((await (opening ??= openEmulator(rulesFile))).host);
}

/** How often to look whether connections have ended, and how many times. */
const [PAUSE_MS, MAX_LOOKS] = [10, 300];

/**
 * Firestore's client tells of a connection's end a moment later. After the file's tests that would fail those of the
 * next file.
 */
async function connectionsEnded(): Promise<void> {
  const areOpen = () => process.getActiveResourcesInfo().includes('TCPSocketWrap');
  for (let looks = 0; areOpen() && looks < MAX_LOOKS; looks++) await wait(PAUSE_MS);
  await wait(PAUSE_MS);
}

/** Makes an emulator the database of this process's functions. */
async function openEmulatorDatabase(host: string): Promise<EmulatorDatabase> {
  process.env.FIRESTORE_EMULATOR_HOST = host;
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
      for (const name of ['FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT']) delete process.env[name];
    },
  };
}

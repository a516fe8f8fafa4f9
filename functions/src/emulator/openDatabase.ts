import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** Opens a project's database on the emulator at a host and port, of which there is one for each process. */
export function openDatabase(host: string, projectId: string): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  // Without it the client looks for a computer of Google's to be on.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return getFirestore(initializeApp({ projectId }));
}

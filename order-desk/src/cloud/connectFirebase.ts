import { isLocalProject, type FirebaseSettings } from '@site/contracts/database';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { openCloud, type Connection } from './openCloud';
import { openSession } from './session';

/** The Firebase project, which the build writes here. None of it is secret. */
declare const FIREBASE_SETTINGS: FirebaseSettings;

/** Whether it uses App Check, whose library a build without it leaves out. */
declare const HAS_APP_CHECK: boolean;

/** Connects to the project. One that exists only locally is served by the page's own origin. */
async function connect({ hostname, origin, port }: Location): Promise<Connection> {
  const app = initializeApp(FIREBASE_SETTINGS);
  if (HAS_APP_CHECK) (await import('./appCheck')).sendAppCheckTokens(app);
  // Its lines on failures quote what was sent, which is personal data.
  setLogLevel('silent');
  // Popups and redirects are left out: they need scripts of Google's.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const database = getFirestore(app);
  if (isLocalProject(FIREBASE_SETTINGS.projectId)) {
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return { auth, database };
}

/** What needs Firebase's scripts, which are a third of the desk's. */
export type FirebaseConnection = Awaited<ReturnType<typeof connectFirebase>>;

/** Connects to the database once it is known who is signed in. A script of its own: no row of the device waits for it. */
export async function connectFirebase() {
  const connection = await connect(location);
  await connection.auth.authStateReady();
  return { session: openSession(connection.auth), cloud: openCloud(connection) };
}

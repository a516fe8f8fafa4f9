import { collections } from '@site/contracts/enquiry';
import { getApps, initializeApp } from 'firebase/app';
import { doc, initializeFirestore, setDoc, setLogLevel } from 'firebase/firestore/lite';
import { SaveFault, codeOf, type DocumentStore } from './documentStore';
import type { FirebaseSettings } from './firebaseSettings';
import { firestoreAddress, type Origin } from './firestoreAddress';
import { rememberSuccess } from './rememberSuccess';
import { within } from './within';

/** How long one send may take, in ms. The SDK itself waits for ever. */
const SEND_LIMIT = 15_000;

// The SDK logs a failed request with the whole document in it, which is personal data.
setLogLevel('silent');

/**
 * Opens the store in Firestore. Takes the project, the page's origin and the limit of one send in ms.
 * A send that reached the limit may still be stored. With App Check every send carries a token; its script is fetched
 * with the first one.
 */
export function openFirestoreStore(
  settings: FirebaseSettings,
  origin: Origin,
  sendLimit = SEND_LIMIT,
): DocumentStore {
  // An app takes one address for good, so every opening has an app of its own.
  const app = initializeApp({ ...settings }, `store-${getApps().length}`);
  // Not `connectFirestoreEmulator`: it always speaks plain http, which a page under https may not.
  const database = initializeFirestore(app, firestoreAddress(settings, origin));
  const { appCheck } = settings;
  const guard =
    appCheck &&
    rememberSuccess(async () => {
      const { startAppCheck } = await import(/* webpackChunkName: "app-check" */ './appCheck');
      startAppCheck(app, appCheck);
    });
  return {
    add(kind, id, record) {
      const set = () => setDoc(doc(database, collections[kind], id), { ...record });
      // All of it has one limit: where reCAPTCHA is blocked, its token may never come.
      return within(sendLimit, guard ? guard().then(set) : set()).catch((error: unknown) => {
        throw new SaveFault(codeOf(error));
      });
    },
  };
}

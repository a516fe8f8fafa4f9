import type { LoadStore } from './documentStore';
import { firebaseSettings } from './firebaseSettings';
import { openFirestoreStore } from './firestoreStore';

/** Opens the real store in a service worker; undefined with App Check, where a send needs a token that only a page gets. */
export const loadStoreInWorker: LoadStore | undefined = firebaseSettings.appCheck
  ? undefined
  : async () => openFirestoreStore(firebaseSettings, { origin: location.origin });

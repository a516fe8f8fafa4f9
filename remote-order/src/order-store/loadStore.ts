import type { LoadStore } from './documentStore';
import { firebaseSettings } from './firebaseSettings';
import { rememberSuccess } from './rememberSuccess';

/** Loads the SDK, which is a script of its own, and opens the real store. Only for the browser. */
export const loadStore: LoadStore = rememberSuccess(async () => {
  const { openFirestoreStore } = await import(
    /* webpackChunkName: "firestore" */ './firestoreStore'
  );
  return openFirestoreStore(firebaseSettings, window.location);
});

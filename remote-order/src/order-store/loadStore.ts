import { rememberSuccess } from '../promises/rememberSuccess';
import type { LoadStore } from './documentStore';
import { firebaseSettings } from './firebaseSettings';

/** Loads and opens the real store. Only for the browser. */
export const loadStore: LoadStore = rememberSuccess(async () => {
  const { openFirestoreStore } = await import(
    /* webpackChunkName: "firestore" */ './firestoreStore'
  );
  return openFirestoreStore(firebaseSettings, { origin: window.location.origin });
});

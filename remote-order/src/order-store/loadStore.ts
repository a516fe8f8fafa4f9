import { rememberSuccess } from '../promises/rememberSuccess';
import type { LoadStore } from './documentStore';
import { firebaseSettings } from './firebaseSettings';

/** Its script is fetched with the first send. */
const openAppCheck = rememberSuccess(async () => {
  const { startAppCheck } = await import(/* webpackChunkName: "app-check" */ './appCheck');
  return startAppCheck(firebaseSettings);
});

const appCheckToken = async () => (await openAppCheck())();

/** Loads and opens the real store. Only for the browser. */
export const loadStore: LoadStore = rememberSuccess(async () => {
  const { openFirestoreStore } = await import(
    /* webpackChunkName: "firestore" */ './firestoreStore'
  );
  return openFirestoreStore(firebaseSettings, {
    origin: window.location.origin,
    ...(firebaseSettings.appCheck && { appCheckToken }),
  });
});

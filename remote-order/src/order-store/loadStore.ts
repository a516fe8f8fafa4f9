import { askAppCheckFrame } from '@site/order-model/appCheckFrame';
import { DATABASE_ID, type FirebaseSettings } from '@site/contracts/database';
import { rememberSuccess } from '@site/shared-ui/rememberSuccess';
import type { LoadStore } from './documentStore';

/** Loads and opens the real store. Only for the browser. */
export const loadStore: LoadStore = rememberSuccess(async () => {
  const { databaseOr, openFirestoreStore } = await import(
    /* webpackChunkName: "firestore" */ './firestoreStore'
  );
  const named = document.getElementById(DATABASE_ID)?.textContent;
  const settings = databaseOr(named ? (JSON.parse(named) as FirebaseSettings) : undefined);
  return openFirestoreStore(settings, {
    origin: window.location.origin,
    ...(settings.appCheck && { appCheckToken: () => askAppCheckFrame() }),
  });
});

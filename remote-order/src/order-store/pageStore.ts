import { askAppCheckFrame } from '@site/order-model/appCheckFrame';
import { DATABASE_ID, type FirebaseSettings } from '@site/contracts/database';
import type { DocumentStore } from './documentStore';
import { databaseOr, openFirestoreStore } from './firestoreStore';

/** Opens the store of the database that the page names, or this release. */
export function openPageStore(): DocumentStore {
  const named = document.getElementById(DATABASE_ID)?.textContent;
  const settings = databaseOr(named ? (JSON.parse(named) as FirebaseSettings) : undefined);
  return openFirestoreStore(settings, {
    origin: window.location.origin,
    ...(settings.appCheck && { appCheckToken: () => askAppCheckFrame() }),
  });
}

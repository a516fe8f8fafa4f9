import { COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';
import type { LoadStore } from './documentStore';
import { databaseOr, openFirestoreStore } from './firestoreStore';

const { [COMPOSED_SITE]: site } = globalThis as { [COMPOSED_SITE]?: ComposedSite };
const settings = databaseOr(site?.database);

/** Opens the real store in a service worker; undefined with App Check, where a send needs a token that only a page gets. */
export const loadStoreInWorker: LoadStore | undefined = settings.appCheck
  ? undefined
  : async () => openFirestoreStore(settings, { origin: location.origin });

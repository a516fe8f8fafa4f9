import { rememberSuccess } from '@site/shared-ui/rememberSuccess';
import type { LoadStore } from './documentStore';

/** Loads and opens the real store. Only for the browser. */
export const loadStore: LoadStore = rememberSuccess(async () => {
  const { openPageStore } = await import(/* webpackChunkName: "firestore" */ './pageStore');
  return openPageStore();
});

import { rememberSuccess } from '../order-store/rememberSuccess';

/** Loads what tells the visitor how things stand in the outbox: most visits have nothing to tell. */
export const loadNotice = rememberSuccess(
  () => import(/* webpackChunkName: "outbox-notice" */ './Notice'),
);

import { rememberSuccess } from '../promises/rememberSuccess';
import type { Outbox } from './outbox';

/** Gets the page's one outbox, which is a script of its own; rejects when that script does not load, and may be called again. */
export type LoadOutbox = () => Promise<Outbox>;

let isOpen = false;

/** Whether this page has opened its outbox, which may hold what the device did not take. */
export const isOutboxOpen = () => isOpen;

/** Loads and opens the outbox. Only for the browser. */
export const loadOutbox: LoadOutbox = rememberSuccess(async () => {
  const { openOutbox } = await import(/* webpackChunkName: "outbox" */ './openOutbox');
  isOpen = true;
  return openOutbox();
});

import { rememberSuccess } from '../promises/rememberSuccess';
import type { Outbox } from './outbox';

/** Gets the page's one outbox, which is a script of its own; rejects when that script does not load, and may be called again. */
export type LoadOutbox = () => Promise<Outbox>;

/** Loads and opens the outbox. Only for the browser. */
export const loadOutbox: LoadOutbox = rememberSuccess(async () => {
  const { openOutbox } = await import(/* webpackChunkName: "outbox" */ './openOutbox');
  return openOutbox();
});

import { openOutbox } from './openOutbox';
import type { Outbox } from './outbox';

/** Gets the page's one outbox. */
export type LoadOutbox = () => Promise<Outbox>;

let opened: Outbox | undefined;

/** Whether this page has opened its outbox, which may hold what the device did not take. */
export const isOutboxOpen = () => opened !== undefined;

/** Opens the outbox. Only for the browser. */
export const loadOutbox: LoadOutbox = async () => (opened ??= openOutbox());

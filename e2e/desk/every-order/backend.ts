import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoticeParts } from '@site/order-notices/notices/notices';
import type { ServerTask } from './startOrderServer';

/** What a database is told. */
export interface BackendParts extends Pick<NoticeParts, 'settings' | 'mailer'> {
  task: ServerTask;
  /** Draws whether the event of an order never comes. */
  isLost: () => boolean;
}

/** The database of a run, with what tells staff of orders: two instances of it, as in the cloud under load. */
export type OpenBackend = (
  parts: BackendParts,
) => Promise<(request: IncomingMessage, response: ServerResponse) => void>;

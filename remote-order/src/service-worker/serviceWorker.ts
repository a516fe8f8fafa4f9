import { ENQUIRIES_TAG } from '@site/contracts/serviceWorker';
import { sendWaiting } from './sendWaiting';

/** Background Synchronization, which few browsers have and TypeScript does not know. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope;

/*
 * The order team's part of the service worker: an enquiry that was left waiting goes out when the network is back, after its tab
 * was closed too. When that fails, the browser calls again later.
 */
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === ENQUIRIES_TAG) waitUntil.call(event, sendWaiting());
});

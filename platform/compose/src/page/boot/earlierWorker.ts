import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';

/**
 * Ends a service worker that an earlier site has left at this address, and may answer for our files until the page is loaded
 * again. Gives whether there was one.
 */
export async function endEarlierWorker(): Promise<boolean | undefined> {
  const workers = navigator.serviceWorker;
  if (workers?.controller?.scriptURL.endsWith(SERVICE_WORKER_PATH) ?? true) return false;
  return (await workers.getRegistration())?.unregister();
}

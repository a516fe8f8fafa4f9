import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';

/** Ends a service worker that an earlier site has left at this address. Gives whether it may have answered for our files. */
async function endEarlierWorker(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  if (!controller || new URL(controller.scriptURL).pathname === SERVICE_WORKER_PATH) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.unregister()) === true;
}

/** Until the page is loaded again, such a worker goes on answering. */
export const wasAnsweredByEarlierWorker: Promise<boolean> = endEarlierWorker().catch(() => false);

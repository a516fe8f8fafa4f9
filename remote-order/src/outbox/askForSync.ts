import { ENQUIRIES_TAG } from '@site/contracts/serviceWorker';

/** Background Synchronization, which few browsers have. */
interface Registration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the site's service worker as soon as there is a network
 * (docs/decisions/003-how-a-page-lives.md).
 */
export async function askForSync(): Promise<void> {
  try {
    const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(ENQUIRIES_TAG);
  } catch {
    // Without it, what waits is sent at the next visit.
  }
}

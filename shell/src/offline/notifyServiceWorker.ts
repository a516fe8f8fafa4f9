import { mayKeepPages } from '@site/contracts/visitorPreferences';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { SERVICE_WORKER_PATH, type ShownPage } from '@site/contracts/serviceWorker';
import { hasDocuments } from '../navigation/openDocument';
import { scriptAddress } from '../remotes/scriptPolicy';
import { useEffect } from 'react';

let registration: Promise<ServiceWorkerRegistration> | undefined;

async function register(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.register(scriptAddress(SERVICE_WORKER_PATH), {
    updateViaCache: 'none',
  });
  // A page of a new composition has its own worker, which may not be known yet.
  await registered.update();
  return registered;
}

/** The pictures and fonts that this document has loaded; scripts and styles are known to the worker. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith(RELEASES_ADDRESS),
    )
    .map(({ pathname }) => pathname)
    .filter((path) => !/\.(js|css)$/.test(path));

/**
 * Tells the service workers which page is shown, so that the one of this composition keeps it. Does nothing in development,
 * where pages are not kept, and for visitors who save data or whose network is slow.
 */
export async function notifyServiceWorker(): Promise<void> {
  if (!hasDocuments() || !mayKeepPages()) return;
  registration ??= register();
  registration.catch(() => (registration = undefined));
  const { installing, waiting, active } = await registration;
  const shown: ShownPage = { type: 'shown-page', path: location.pathname, files: loadedFiles() };
  for (const worker of [installing, waiting, active]) worker?.postMessage(shown);
}

/** How long a page is shown before it is kept, in ms: what visitors wait for comes first. */
const DELAY_MS = 2000;

/** Has the service worker keep every page that is shown, for when there is no network. */
export function useKeptPages(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void notifyServiceWorker().catch(() => {}), DELAY_MS);
    return () => clearTimeout(timer);
  }, [path]);
}

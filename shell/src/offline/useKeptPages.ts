import { useEffect } from 'react';
import { notifyServiceWorker } from './notifyServiceWorker';

/** How long a page is shown before it is kept, in ms: what visitors wait for comes first. */
const DELAY = 2000;

/** Has the service worker keep every page that is shown, for when there is no network. */
export function useKeptPages(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void notifyServiceWorker().catch(() => {}), DELAY);
    return () => clearTimeout(timer);
  }, [path]);
}

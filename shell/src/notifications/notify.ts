import type { Notify } from '@site/contracts/notify';
import { loadToasts } from './loadToasts';
import { addMessage, drawToasts } from './shownNotifications';

/** How long a message waits for toasts to load until it is shown without them, in ms. */
const MAX_LOADING_MS = 4000;

function showAsToast(...[kind, message]: Parameters<Notify>): void {
  withinTime(loadToasts(), MAX_LOADING_MS, 'Toasts did not load in time').then(
    (toasts) => {
      drawToasts(toasts);
      toasts.showToast(kind, message);
    },
    (failure: unknown) => {
      console.error('A message is shown without a toast:', failure);
      addMessage(kind, message);
    },
  );
}

/** Puts a message off until the browser has drawn what the form itself says: toasts take a slow phone 100 ms. */
export const notify: Notify = (kind, message) => void setTimeout(showAsToast, 0, kind, message);

/** Settles like the promise, or rejects with an error of this message once `limit` ms are over. */
export function withinTime<T>(promise: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} (limit ${limit} ms)`)), limit);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

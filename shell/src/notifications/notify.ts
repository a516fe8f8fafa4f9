import type { Notify } from '@site/contracts/remoteDeclaration';
import { withTimeout } from '@site/shared-ui/withTimeout';
import { loadToasts } from './loadToasts';
import type { ToastMessage } from './Message';
import { addMessage, drawToasts } from './shownNotifications';

/** How long a message waits for toasts to load until it is shown without them, in ms. */
const MAX_LOADING_MS = 4000;

function showAsToast(notification: ToastMessage): void {
  const late = () => new Error(`Toasts did not load in time (limit ${MAX_LOADING_MS} ms)`);
  withTimeout(MAX_LOADING_MS, loadToasts(), late).then(
    (toasts) => {
      drawToasts(toasts, notification);
      toasts.showToast(notification);
    },
    (failure: unknown) => {
      console.error('A message is shown without a toast:', failure);
      addMessage(notification);
    },
  );
}

/** Puts a message off until the browser has drawn what the form itself says: toasts take a slow phone 100 ms. */
export const notify: Notify = (kind, text, topic = `${kind} ${text}`) =>
  void setTimeout(showAsToast, 0, { kind, text, topic });

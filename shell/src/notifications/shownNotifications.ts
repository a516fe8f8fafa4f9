import type { ToastMessage } from './Message';
import { replaces } from './replaces';

type Toasts = typeof import('./Toasts');

/** A notification whose toast could not be shown. */
interface PlainMessage extends ToastMessage {
  id: number;
}

interface ShownNotifications {
  /** Null until the first toast. */
  toasts: Toasts | null;
  messages: readonly PlainMessage[];
}

let shown: ShownNotifications = { toasts: null, messages: [] };
let nextId = 0;
const listeners = new Set<() => void>();

function update(change: Partial<ShownNotifications>) {
  shown = { ...shown, ...change };
  listeners.forEach((listener) => listener());
}

/** For `useSyncExternalStore`. */
export const shownNotifications = {
  read: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  closeAll() {
    shown.toasts?.closeToasts();
    if (shown.messages.length) update({ messages: [] });
  },
};

export const drawToasts = (toasts: Toasts) => {
  if (shown.toasts !== toasts) update({ toasts });
};

export const addMessage = (notification: ToastMessage) =>
  update({
    messages: [
      ...shown.messages.filter((before) => !replaces(notification, before)),
      { ...notification, id: nextId++ },
    ],
  });

export const removeMessage = (id: number) =>
  update({ messages: shown.messages.filter((message) => message.id !== id) });

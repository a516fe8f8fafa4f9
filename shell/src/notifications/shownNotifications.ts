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

const messagesBeside = (notification: ToastMessage) =>
  shown.messages.filter((before) => !replaces(notification, before));

/** Has toasts drawn, in the place of messages that the next one replaces. */
export const drawToasts = (toasts: Toasts, next: ToastMessage) =>
  update({ toasts, messages: messagesBeside(next) });

export const addMessage = (notification: ToastMessage) =>
  update({ messages: [...messagesBeside(notification), { ...notification, id: nextId++ }] });

export const removeMessage = (id: number) =>
  update({ messages: shown.messages.filter((message) => message.id !== id) });

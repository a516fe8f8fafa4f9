import type { ComponentType } from 'react';
import type { NotificationKind } from '@site/contracts/notify';

/** A notification whose toast could not be shown. */
export interface PlainMessage {
  id: number;
  kind: NotificationKind;
  text: string;
}

interface ShownNotifications {
  /** Null until the first toast. */
  Toasts: ComponentType | null;
  messages: readonly PlainMessage[];
}

let shown: ShownNotifications = { Toasts: null, messages: [] };
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
};

export const drawToasts = (Toasts: ComponentType) => {
  if (shown.Toasts !== Toasts) update({ Toasts });
};

export const addMessage = (kind: NotificationKind, text: string) =>
  update({ messages: [...shown.messages, { id: nextId++, kind, text }] });

export const removeMessage = (id: number) =>
  update({ messages: shown.messages.filter((it) => it.id !== id) });

import type { PushMessage } from '@site/order-model/phone';

const ICON = '/icon-192.png';

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' && value !== null && 'path' in value && 'title' in value;

/** What a push holds; browsers want something shown for each, so one that cannot be read is shown as well. */
function read(data: PushMessageData | null): Partial<PushMessage> & { title: string } {
  try {
    const message: unknown = data?.json();
    if (isMessage(message)) return message;
  } catch {
    // It is no JSON.
  }
  return { title: 'Order desk' };
}

/** Shows what a push says, in the place of one with the same tag, and tells a desk that is open. */
export async function showPush(worker: ServiceWorkerGlobalScope, data: PushMessageData | null) {
  const { title, body = '', tag = 'desk', path = '/', language = 'en', ...rest } = read(data);
  const { renotify = false } = rest;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify,
    lang: language,
    icon: ICON,
    data: path,
  };
  await worker.registration.showNotification(title, options);
  // A desk that is open looks for it at once.
  const open = await worker.clients.matchAll({ type: 'window' });
  open.forEach((page) => page.postMessage({ isNews: true }));
}

/** Opens the order that a notification is about: in a desk that is open already, or in a new one. */
export async function openFromNotification(
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const address = new URL(String(notification.data), worker.location.origin);
  // A path can name another server: //example.com.
  if (address.origin !== worker.location.origin) return;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) return void (await worker.clients.openWindow(address.href));
  await open.focus();
  open.postMessage({ open: address.pathname });
}

/// <reference lib="webworker" />
import { openFromNotification, showPush } from './pushes';

/** The files of this build, which the build writes here, and what names them together. */
declare const FILES: readonly string[];
declare const BUILD: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'desk-';
const PAGE = '/index.html';
/** How long a page may take before the one on the device is shown, in ms. */
const TIMEOUT_MS = 3000;

async function install(): Promise<void> {
  const cache = await caches.open(PREFIX + BUILD);
  await cache.addAll([...FILES]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + BUILD);
  const { installing, waiting } = worker.registration;
  // One of the caches may be that of a newer worker, which deletes the others when it takes over.
  if (!installing && !waiting) await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const onDevice = async (address: string): Promise<Response> =>
  (await caches.match(address)) ?? Response.error();

/** The newest page, which names the newest files; without a network the one on the device. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok || response.type === 'opaqueredirect' ? response : onDevice(PAGE);
  } catch {
    return onDevice(PAGE);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data)));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotification(worker, event.notification)),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(page(request));
  if (FILES.includes(pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

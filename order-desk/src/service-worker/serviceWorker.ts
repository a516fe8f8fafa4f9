/// <reference lib="webworker" />
import { keepFiles } from './keepFiles';
import { openFromNotification, showPush } from './pushes';

/** The files of this build, which the build writes here, and what names them together. */
declare const FILES: readonly string[];
declare const BUILD: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'desk-';
const OWN = `${PREFIX}${BUILD}-`;

async function install(): Promise<void> {
  // After a rollback this build may be there: kept once more it is the youngest, and so outlives the build that was left.
  await keepFiles(OWN + Date.now(), FILES);
  await worker.skipWaiting();
}

/** Keeps the files of one build before this one: a page of it may be open, and not have loaded all of them yet. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The desk opens without waiting for a network. A newer build is installed meanwhile, and shows at the next opening. */
async function page(request: Request): Promise<Response> {
  const cacheName = (await caches.keys()).findLast((name) => name.startsWith(OWN));
  return (cacheName && (await caches.match('/', { cacheName }))) || fetch(request);
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
  // Firebase Hosting itself answers what begins with two underscores, such as the link of a sign-in mail.
  const isPage = request.destination === 'document' && !pathname.startsWith('/__/');
  if (isPage) return event.respondWith(page(request));
  if (pathname.startsWith('/assets/') || FILES.includes(pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

import * as navigationPreload from 'workbox-navigation-preload';
import type { ShownPage } from '@site/contracts/serviceWorker';
import { answerRequests } from './answers';
import { carryOver, forgetOthers } from './carryOver';
import { keep } from './keptSite';

declare const self: ServiceWorkerGlobalScope;

/*
 * The shell's part of the service worker: pages that a visitor has opened can be read without network. There is one worker for
 * each composition, and it waits until no tab of the one before is left: a tab never meets files of another composition, and
 * nothing happens under the hands of someone who is typing.
 */
navigationPreload.enable();
answerRequests();
self.addEventListener('install', (event) => event.waitUntil(carryOver()));
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
  // The first worker of a visit takes over the tab that brought it, for what that tab loads later.
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  const data = event.data as Partial<ShownPage>;
  if (data.type !== 'shown-page' || !data.path) return;
  event.waitUntil(keep(data.path, data.files));
});

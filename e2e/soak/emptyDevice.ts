import { setTimeout as pause } from 'node:timers/promises';
import { whenSettled } from '../browser/visit';
import type { Scene } from './scene';

/** How long the device may take to send its last, in ms. */
const LIMIT = 20_000;

/**
 * Comes back once more and waits until nothing is left to be sent on the device. What is stored already, and waits
 * because its acknowledgement was lost, is sent again here: the count must not be taken before.
 */
export async function emptyDevice(scene: Scene): Promise<void> {
  const page = await scene.tab();
  await page.reload();
  await whenSettled(page);
  const end = Date.now() + LIMIT;
  while ((await page.evaluate(countWaiting)) > 0 && Date.now() < end) await pause(250);
}

/** Runs in the page: how many entries of the outbox still hold what a visitor typed. */
async function countWaiting(): Promise<number> {
  const name = 'order-outbox';
  if (!(await indexedDB.databases()).some((it) => it.name === name)) return 0;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open(name);
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
  const entries = await new Promise<object[]>((resolve, reject) => {
    const all = database.transaction('entries').objectStore('entries').getAll();
    all.onsuccess = () => resolve(all.result);
    all.onerror = () => reject(all.error);
  });
  database.close();
  return entries.filter((it) => 'record' in it).length;
}

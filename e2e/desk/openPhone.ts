import type { ServedStore } from '@site/order-backend/testing/serveStore';
import { PROJECT } from '@site/order-backend/testing/sampleOrders';
import type { DeskCloud } from '@site/order-desk/cloud/openCloud';
import { createDesk } from '@site/order-desk/desk/desk';
import type { Desk } from '@site/order-desk/desk/desk';
import { CloudError } from '@site/order-desk/model/deskCloud';
import { memoryDevice } from '@site/order-desk/testing/memoryDevice';
import { deleteApp, initializeApp } from 'firebase/app';
import { DAY_MS } from '@site/order-model/india';
import { deskCloudOn } from './deskCloudOn';

/** Somebody with a phone: the desk's own modules and Firebase's SDK, a network that fails and loses answers. */
export async function openPhone(store: ServedStore, uid: string, losesAnswer: () => boolean) {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x', appId: 'x' }, uid);
  const device = memoryDevice();
  const phone = {
    uid,
    isOnline: true,
    hasLeft: false,
    restart,
    close,
    desk: undefined as unknown as Desk,
  };
  // A token lasts an hour, and the day that is made up lasts nine: one of tomorrow is good all day.
  const cloud = new Proxy(deskCloudOn(app, store, uid, Date.now() + DAY_MS), {
    get:
      (target, name: keyof DeskCloud) =>
      async (...args: never[]) => {
        if (!phone.isOnline) throw new CloudError('offline');
        const answer = await (target[name] as (...all: never[]) => Promise<unknown>)(...args);
        if (losesAnswer()) throw new CloudError('offline');
        return answer;
      },
  });
  const refused = () => {
    throw new Error('A member was refused.');
  };
  /** As after a kill: the device is all that is left. */
  async function restart() {
    phone.desk?.close();
    phone.desk = createDesk({ cloud, device, onDenied: refused });
    await phone.desk.start();
  }
  async function close() {
    phone.desk.close();
    await deleteApp(app);
  }
  await restart();
  return phone;
}

export type Phone = Awaited<ReturnType<typeof openPhone>>;

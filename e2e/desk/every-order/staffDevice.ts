import 'fake-indexeddb/auto';
import { idTokenKey, signIdToken } from '@site/firestore/signed-in/idToken';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { TOKEN } from '@site/firestore/testing/sendRequest';
import { openCloud } from '@site/order-desk/cloud/openCloud';
import { createDesk } from '@site/order-desk/desk/desk';
import type { Desk } from '@site/order-desk/model/desk';
import { openDevice } from '@site/order-desk/device/deskDevice';
import { deleteApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { MEMBER } from './startOrderServer';
import { layNetwork, type Network } from './network';

/** A phone of staff: the desk's own modules, its database on the device, Firebase's SDK, a network that fails. */
export interface StaffDevice {
  network: Network;
  /** The desk that is open now. */
  desk(): Desk;
  /** Closes the desk as a phone does, and opens it again with what the device kept. */
  restart(): Promise<void>;
  /** Forgets all that is on the device, and opens the desk again. */
  startEmpty(): Promise<void>;
  close(): Promise<void>;
}

export async function openStaffDevice(port: number, now: () => number): Promise<StaffDevice> {
  setLogLevel('silent');
  const network = await layNetwork(port);
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x', appId: 'x' }, `phone ${port}`);
  const database = getFirestore(app);
  const day = 24 * 60 * 60_000;
  const account = { uid: MEMBER.uid, claims: { staff: true, email_verified: true } };
  // Sign-in has tests of its own; a token of tomorrow is valid all day.
  const mockUserToken = signIdToken(PROJECT, account, idTokenKey(TOKEN), now() + day);
  connectFirestoreEmulator(database, '127.0.0.1', network.port, { mockUserToken });
  const getIdTokenResult = async () => ({ authTime: new Date(now()).toUTCString() });
  const currentUser = { uid: MEMBER.uid, email: null, getIdTokenResult };
  const auth = { currentUser } as unknown as Auth;
  const cloud = openCloud({ auth, database });
  const device = openDevice();
  const onDenied = () => {
    throw new Error('The member was refused.');
  };
  let desk: Desk;
  const restart = async () => {
    desk = createDesk({ cloud, device, onDenied, onSignedOut: onDenied, now });
    await desk.start();
  };
  const close = async () => {
    await network.close();
    await deleteApp(app);
  };
  await restart().catch(async (failure) => {
    await close();
    throw failure;
  });
  return {
    network,
    close,
    desk: () => desk,
    restart,
    async startEmpty() {
      await device.clear();
      await restart();
    },
  };
}

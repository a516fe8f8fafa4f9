import type { ServedStore } from '@site/order-backend/testing/serveStore';
import { PROJECT } from '@site/order-backend/testing/sampleOrders';
import { signIdToken } from '@site/order-backend/wire/idToken';
import { openCloud } from '@site/order-desk/cloud/openCloud';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';

/** The desk's own code on a local store, which refuses a query without its index. */
export function deskCloudOn(app: FirebaseApp, store: ServedStore, uid: string, issuedAt: number) {
  const database = getFirestore(app);
  const account = { uid, claims: { staff: true, email_verified: true } };
  const mockUserToken = signIdToken(PROJECT, account, store.tokenKey, issuedAt);
  connectFirestoreEmulator(database, '127.0.0.1', store.port, { mockUserToken });
  const getIdTokenResult = async () => ({ authTime: new Date().toUTCString() });
  const auth = { currentUser: { uid, email: null, getIdTokenResult } } as unknown as Auth;
  return openCloud({ auth, database });
}

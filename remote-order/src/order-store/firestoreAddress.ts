import type { FirebaseSettings } from './firebaseSettings';

/** The part of `window.location` that tells the page's own origin. */
export type Origin = Pick<Location, 'host' | 'protocol'>;

/** Where the SDK sends to; without a host, to Cloud Firestore. */
export type FirestoreAddress = { host: string; ssl: boolean } | Record<string, never>;

/** A project that exists only locally is served by the page's own origin, every other one by Cloud Firestore. */
export function firestoreAddress(settings: FirebaseSettings, origin: Origin): FirestoreAddress {
  if (!settings.projectId.startsWith('demo-')) return {};
  return { host: origin.host, ssl: origin.protocol === 'https:' };
}

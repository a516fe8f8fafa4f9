import { initializeApp } from 'firebase/app';
import { addDoc, collection, getFirestore } from 'firebase/firestore';
import { collections } from '@site/contracts/enquiry';
import settings from '../../../remote-order/firebase.config.json';
import type { Outbox } from '../../../remote-order/src/outbox/outbox';

const database = getFirestore(initializeApp(settings));

const nothing = () => {};
const state = { waiting: [], results: [], kinds: [] };

/** Writes straight to Firestore with its SDK (§7), and keeps nothing. */
const writer: Outbox = {
  async submit(kind, record, onProgress) {
    addDoc(collection(database, collections[kind]), { ...record }).then(
      () => onProgress('sent'),
      console.error,
    );
  },
  isSubmitted: () => Promise.resolve(false),
  sendNow: () => Promise.resolve(),
  discard: () => Promise.resolve([]),
  preload: nothing,
  refresh: () => Promise.resolve(),
  state: () => state,
  subscribe: () => nothing,
  showKind: () => nothing,
  dismiss: nothing,
};

/** Replaces `remote-order/src/outbox/loadOutbox.ts`. */
export const loadOutbox = () => Promise.resolve(writer);

/** It holds nothing that would have to be sent or shown. */
export const isOutboxOpen = () => false;

import { setTimeout as wait } from 'node:timers/promises';
import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';
import { orderRecord } from '@site/firestore/testing/sampleOrders';
import type { Mail } from '@site/order-notices/mail/mailer';
import { testSettings } from '@site/order-notices/testing/testSettings';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { emulatorDatabases } from '../testing/testDatabases';
import { startOnEmulator, type EmulatorFunctionsOptions } from './startOnEmulator';

const openEmulatorDatabase = emulatorDatabases();
const idOf = (letter: string) => letter.repeat(20);

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !(await isSo()); tries++) await wait(50);
  expect(await isSo()).toBe(true);
}

function start(database: Firestore, mails: Mail[], more: Partial<EmulatorFunctionsOptions> = {}) {
  return startOnEmulator({
    ...{ database, settings: testSettings(), now: () => new Date(), log: () => {} },
    mailer: { send: async (mail) => void mails.push(mail) },
    onEnd: (failure) => {
      throw failure;
    },
    ...more,
  });
}

testOnEmulator(
  'beside the emulator, what is stored is told of, counted and erased as in the cloud',
  async () => {
    const { database, place, close } = await openEmulatorDatabase();
    const desk = database.collection(staffCollections.desk);
    const orders = database.collection(collections.orders);
    const idsOf = async (collection: typeof desk) =>
      (await collection.get()).docs.map(({ id }) => id);
    const weeks = async () =>
      (await database.collection(staffCollections.weeks).get()).docs.map((it) => it.data());
    const counted = async (name: string, wanted: number) =>
      until(async () => (await weeks())[0]?.[name] === wanted);
    const mails: Mail[] = [];
    // Stored before anything listens.
    await place(idOf('a'), orderRecord());
    let functions = await start(database, mails);
    await until(() => mails.length === 1);
    await place(idOf('b'), orderRecord());
    await until(() => mails.length === 2);
    await counted('received', 2);

    const answer = { by: 'x', name: 'Asha', at: Timestamp.now(), status: 'called' };
    await desk.doc(idOf('a')).update({ status: 'called', 'history.one': answer });
    await counted('answered', 1);
    await orders.doc(idOf('a')).delete();
    await until(async () => (await idsOf(desk)).join() === idOf('b'));

    // While nothing listens one is stored, one is answered, one is erased; and the time of one is over.
    await place(idOf('c'), orderRecord());
    await place(idOf('d'), orderRecord());
    await until(async () => (await idsOf(desk)).length === 3 && mails.length === 4);
    await counted('received', 4);
    await functions.stop();
    await place(idOf('e'), orderRecord());
    await desk.doc(idOf('b')).update({ status: 'called', 'history.one': answer });
    await orders.doc(idOf('c')).delete();
    await desk.doc(idOf('d')).update({ expireAt: Timestamp.fromMillis(Date.now() - 1000) });
    await wait(100);
    expect(mails).toHaveLength(4);
    functions = await start(database, mails);
    await until(() => mails.length === 5);
    await counted('answered', 2);
    const left = [idOf('b'), idOf('e')].join();
    await until(async () => (await idsOf(orders)).join() === left);
    await until(async () => (await idsOf(desk)).join() === left);

    // An event that never comes: the next minute finds the order.
    await functions.stop();
    functions = await start(database, mails, { sweepEveryMs: 300, isLost: () => true });
    await place(idOf('f'), orderRecord());
    await until(() => mails.length === 6);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
    await functions.stop();
    await close();
  },
);

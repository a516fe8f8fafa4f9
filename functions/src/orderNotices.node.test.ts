import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { testOnEmulator } from '@site/order-backend/testing/onEmulator';
import { orderRecord } from '@site/order-backend/testing/sampleOrders';
import { mailServers } from '@site/order-backend/testing/mailServer';
import { Timestamp } from 'firebase-admin/firestore';
import { emulatorDatabases } from './testing/testDatabases';

const openEmulatorDatabase = emulatorDatabases();
const startMailServer = mailServers();
let logged: jest.SpyInstance;
let failed: jest.SpyInstance;
beforeEach(() => {
  // Before Firebase's library is loaded, which keeps both.
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  failed = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  failed.mockRestore();
});

const idOf = (letter: string) => letter.repeat(20);

const deployed = async () => {
  const functions = await import('./index');
  const { tellOfOrder, sweepNotices, reconcileOrders } = functions;
  const { forgetErasedOrder, countEnquiry } = functions;
  const run = (value: { run(event: never): unknown }, event: unknown) =>
    Promise.resolve(value.run(event as never));
  return {
    created: (id: string) => run(tellOfOrder, { params: { id } }),
    changed: (id: string) =>
      run(countEnquiry, { params: { id }, data: { after: { exists: true } } }),
    minute: () => run(sweepNotices, {}),
    night: () => run(reconcileOrders, {}),
    erased: (id: string) => run(forgetErasedOrder, { params: { id } }),
  };
};

testOnEmulator(
  'the functions tell once of what is stored, and erase what has expired',
  async () => {
    const { database, place, close } = await openEmulatorDatabase();
    const server = await startMailServer();
    process.env.ORDER_NOTICES_SMTP = server.address;
    const functions = await deployed();
    const desk = database.collection(staffCollections.desk);
    const orders = database.collection(collections.orders);
    try {
      // An event that comes eight times at once.
      await place(idOf('a'), orderRecord());
      await Promise.all(Array.from({ length: 8 }, () => functions.created(idOf('a'))));
      await functions.created(idOf('a'));
      expect(server.received).toHaveLength(1);
      expect((await desk.doc(idOf('a')).get()).data()).toMatchObject({
        status: 'new',
        product: orderRecord().Products,
        receivedAt: expect.any(Timestamp),
        expireAt: expect.any(Timestamp),
        notices: { level0: { state: 'sent' } },
      });

      // A mail server that is down, and the sweep a minute later.
      await place(idOf('b'), orderRecord());
      await server.goDown();
      await functions.created(idOf('b'));
      await server.comeBack();
      await functions.minute();
      expect(server.received).toHaveLength(1);
      const past = Timestamp.fromMillis(Date.now() - 1000);
      await desk.doc(idOf('b')).update({ 'notices.level0.until': past, dueAt: past });
      await Promise.all([functions.minute(), functions.minute()]);
      expect(server.received).toHaveLength(2);

      // An event that never came.
      await place(idOf('c'), orderRecord());
      await functions.night();
      await functions.night();
      expect(server.received).toHaveLength(3);

      // Counted once, however often the event comes, and answered once.
      const answer = { by: 'x', name: 'Asha', at: Timestamp.now(), status: 'called' };
      await Promise.all([functions.changed(idOf('a')), functions.changed(idOf('a'))]);
      await desk.doc(idOf('a')).update({ status: 'called', 'history.one': answer });
      await functions.changed(idOf('a'));
      await functions.changed(idOf('a'));
      const weeks = await database.collection(staffCollections.weeks).get();
      expect(weeks.docs.map((snapshot) => snapshot.data())).toEqual([
        {
          week: expect.stringMatching(/^2\d{3}-\d\d-\d\d$/),
          received: 1,
          products: { [orderRecord().Products]: 1 },
          buyers: { Retailer: 1 },
          answered: 1,
          outcomes: {},
          firstCalls: expect.anything(),
          lapsed: 0,
        },
      ]);

      // One that somebody has spoilt by hand: its events would come again for a day.
      await desk.doc(idOf('c')).update({ status: 'spoilt' });
      await Promise.all([functions.created(idOf('c')), functions.changed(idOf('c'))]);
      expect(failed.mock.calls.join()).toContain('A record of the desk cannot be read.');
      await desk.doc(idOf('c')).update({ status: 'new' });

      // An enquiry that was erased before its event came.
      await functions.created(idOf('d'));
      expect((await desk.doc(idOf('d')).get()).exists).toBe(false);

      // An enquiry that somebody erased by hand.
      await place(idOf('e'), orderRecord());
      await functions.created(idOf('e'));
      await orders.doc(idOf('e')).delete();
      await functions.erased(idOf('e'));
      expect((await desk.doc(idOf('e')).get()).exists).toBe(false);

      // One whose time is over, and those of the others that is not.
      await desk.doc(idOf('a')).update({ expireAt: past });
      await desk.doc(idOf('b')).update({ expireAt: Timestamp.fromMillis(Date.now() + 60_000) });
      await functions.night();
      for (const collection of [orders, desk]) {
        const left = (await collection.get()).docs.map(({ id }) => id);
        expect(left).toEqual([idOf('b'), idOf('c')]);
      }
      const log = (await database.collection(staffCollections.log).get()).docs;
      expect(log.map((entry) => [entry.id, entry.get('reason'), entry.get('by')])).toEqual([
        [idOf('a'), 'expiry', undefined],
        [idOf('e'), 'command', undefined],
      ]);
      const said = [server.received, logged.mock.calls, failed.mock.calls];
      expect(JSON.stringify(said)).not.toMatch(/Asha|9876543210|asha@example/);
    } finally {
      await close();
    }
  },
);

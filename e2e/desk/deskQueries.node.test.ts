import { NO_EMAIL } from '@site/order-model/noEmail';
import { searchKeyOf } from '@site/order-model/searchKey';
import { enquiryStatuses, staffCollections } from '@site/order-model/staffCollections';
import { idOf, orderRecord } from '@site/order-backend/testing/sampleOrders';
import type { Found } from '@site/order-desk/model/deskCloud';
import { at, deskForEachTest, reference, UID } from './deskOnStore';

const order = orderRecord();
const { store, deskCloud, place } = deskForEachTest();

test('every query of the desk has its index, and finds what it is asked for', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const id = await place('o1');
  await store.put(staffCollections.weeks, '2026-11-16', { week: '2026-11-16', received: 1 });
  const cloud = deskCloud();
  const idsOf = (found: readonly { id: string }[]) => found.map((it) => it.id);

  expect(await cloud.readMember()).toMatchObject({ name: 'Asha' });
  for (const status of [undefined, ...enquiryStatuses]) {
    for (const product of [undefined, order.Products]) {
      const { enquiries } = await cloud.readPage({ status, product }, () => false);
      expect(idsOf(enquiries)).toEqual((status ?? 'new') === 'new' ? [id] : []);
    }
  }
  expect(idsOf((await cloud.readOpen(() => false)).enquiries)).toEqual([id]);
  expect(idsOf((await cloud.readOfPerson(order)).enquiries)).toEqual([id]);
  expect(await cloud.readColleagues()).toEqual([{ uid: UID, name: 'Asha' }]);
  const { enquiries, ...read } = await cloud.readChanges(0, () => false);
  expect(enquiries).toMatchObject([{ id, order: { Name: order.Name } }]);
  expect(read).toEqual({ until: +at(1), hasMore: false });
  expect((await cloud.readChanges(0, () => true)).enquiries).toEqual([
    { ...enquiries[0], order: undefined },
  ]);
  expect(await cloud.readChanges(+at(1), () => true)).toMatchObject({ enquiries: [], until: 0 });
  const { Name, Email, Mobile } = order;
  for (const text of [
    reference.toLowerCase(),
    Mobile,
    `+91 ${Mobile}`,
    Mobile.slice(0, 5),
    `+91 ${Mobile.slice(0, 5)}`,
    `91 ${Mobile.slice(0, 5)}`,
    `9123456789 / ${Mobile} (WhatsApp)`,
    Email,
  ]) {
    expect([text, idsOf((await cloud.search(text)).enquiries)]).toEqual([text, [id]]);
  }
  expect(idsOf((await cloud.search(Name.slice(0, 3))).enquiries)).toEqual([id]);
  expect(await cloud.search('Nobody')).toEqual({ enquiries: [], isComplete: true });
  expect(await cloud.readWeeks(1)).toMatchObject([{ received: 1 }]);
  expect(await cloud.readWeeks(1, '2026-11-23')).toMatchObject([{ received: 1 }]);
  expect(await cloud.readWeeks(1, '2026-11-16')).toEqual([]);
  const duty = { offUntil: Date.now() + 60_000, quietFrom: '22:00', quietUntil: '07:00' };
  await cloud.keepDuty(duty, { uid: UID, name: 'Asha', email: '' });
  const [kept] = await cloud.readDuties(0);
  expect(kept).toMatchObject({ uid: UID, duty });
  expect(await cloud.readDuties(kept?.at ?? 0)).toEqual([]);
  const { quietFrom, quietUntil } = duty;
  await cloud.keepDuty({ offUntil: undefined }, { uid: UID, name: 'Asha', email: '' });
  expect((await cloud.readDuties(0))[0]?.duty).toEqual({ quietFrom, quietUntil });
});

test('however a name or an address was written, the beginning of it in any case finds it', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  const name = await place('o1', { Name: 'ASHA  RAO', Email: 'x@y.in' });
  const email = await place('o2', { Name: 'Ravi', Email: 'Asha@X.in' });
  await place('o3', { Name: 'Ravi Asha', Email: 'ravi@x.in', Mobile: '9123456789' });
  const found = async (text: string) =>
    (await cloud.search(text)).enquiries.map(({ id }) => id).sort();

  expect(await found('asha')).toEqual([name, email]);
  expect(await found(' Asha rao ')).toEqual([name]);
  expect(await found('ASHA@x')).toEqual([email]);
  expect(await found('ashb')).toEqual([]);
});

test('of a caller without an address there is what came from the number alone', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  const caller = { Email: NO_EMAIL, Mobile: '9988776655' };
  const id = await place('o1', caller);
  await place('o2', { ...caller, Mobile: '9988776656' });

  expect((await cloud.readOfPerson(caller)).enquiries.map((it) => it.id)).toEqual([id]);
  // While the form has a number alone.
  const ofNumber = await cloud.readOfPerson({ ...caller, Email: '' });
  expect(ofNumber.enquiries.map((it) => it.id)).toEqual([id]);
  expect((await cloud.search('no-email')).enquiries).toEqual([]);
});

test('a record that somebody spoilt by hand keeps no other one from the desk', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const id = await place('o1');
  const record = { reference, product: order.Products, status: 'new', expireAt: null };
  const spoilt = { ...record, receivedAt: at(2), changedAt: at(3), expireAt: 'December' };
  await store.put(staffCollections.desk, idOf('o2'), spoilt);
  const cloud = deskCloud();

  const { enquiries } = await cloud.readPage({ status: 'new' }, () => false);
  expect(enquiries.map((it) => it.id)).toEqual([id]);
  // It need not be read again with each look.
  const changes = await cloud.readChanges(0, () => true);
  expect(changes).toMatchObject({ enquiries: [{ id }], until: +at(3), hasMore: false });
});

test('an entry that somebody spoilt by hand hides neither its order nor the other entries', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const id = await place('o1');
  const asha = { by: UID, name: 'Asha' };
  const history = {
    a: null,
    b: { ...asha, at: '20 November', status: 'seen' },
    c: { ...asha, at: at(1), note: 'Ring twice' },
    d: { ...asha, at: at(2), status: 'called', callBackAt: 'Monday' },
  };
  await store.put(staffCollections.desk, idOf('o2'), {
    reference,
    product: order.Products,
    status: 'new',
    expireAt: null,
    receivedAt: at(2),
    changedAt: at(2),
    history,
  });

  const { enquiries } = await deskCloud().readPage({}, () => false);
  expect(enquiries.map((it) => it.id)).toEqual([idOf('o2'), id]);
  expect(enquiries[0]?.history).toEqual([
    { id: 'c', name: 'Asha', at: +at(1), note: 'Ring twice' },
    { id: 'd', name: 'Asha', at: +at(2), status: 'called' },
  ]);
});

test('a record that somebody spoilt by hand is never taken for one that is erased', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const id = await place('o1');
  const record = { reference, product: order.Products, status: 'called', changedAt: at(1) };
  const spoilt = { ...record, receivedAt: at(2), callBackAt: 'Monday', search: searchKeyOf(order) };
  await store.put(staffCollections.desk, idOf('o2'), spoilt);
  await store.place(idOf('o2'));
  const cloud = deskCloud();

  await expect(cloud.findPerson({ mobile: order.Mobile })).rejects.toThrow();
  for (const found of [await cloud.search(order.Mobile), await cloud.readOfPerson(order)]) {
    expect(found).toMatchObject({ enquiries: [{ id }], isComplete: false });
  }
  // A change of it waits, as for a record that is still to be made: it keeps no other one from being sent.
  await expect(cloud.readEnquiry(idOf('o2'))).rejects.toMatchObject({ reason: 'missing' });
  expect(await cloud.isStored(idOf('o2'))).toBe(true);
});

test('a search that finds more than it shows says so', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  for (let number = 0; number < 30; number++) {
    await place(`o${String(number).padStart(2, '0')}`);
  }
  const { enquiries, isComplete } = await cloud.search(order.Name);

  expect(enquiries.length).toBeGreaterThan(10);
  expect(isComplete).toBe(false);
});

test('of a number, or of an address, every enquiry is found, and what only begins like it as well', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  const theirs = { Mobile: '9988776655', Email: 'meera@example.co' };
  const ids: string[] = [];
  for (let number = 0; number < 25; number++) {
    ids.push(await place(`o${String(number).padStart(2, '0')}`, theirs));
  }
  const longer = await place('p1', { Mobile: '9988776656', Email: `${theirs.Email}m` });
  const found = async (answer: Promise<Found>) => {
    const { enquiries, isComplete } = await answer;
    return { ids: enquiries.map(({ id }) => id).sort(), isComplete };
  };

  const all = { ids, isComplete: true };
  expect(await found(cloud.readOfPerson(theirs))).toEqual(all);
  expect(await found(cloud.search(`Meera +91 ${theirs.Mobile}`))).toEqual(all);
  expect(await found(cloud.search(theirs.Email))).toEqual({ ...all, ids: [...ids, longer] });
});

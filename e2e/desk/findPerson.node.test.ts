import { NO_EMAIL } from '@site/order-model/noEmail';
import { searchKeyOf } from '@site/order-model/searchKey';
import { staffCollections } from '@site/order-model/staffCollections';
import { idOf, orderRecord } from '@site/order-backend/testing/sampleOrders';
import { at, deskForEachTest, reference, UID } from './deskOnStore';

const order = orderRecord();
const { store, deskCloud, place } = deskForEachTest();

test('all of a person is found and erased, in many pages and however it was written', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  const member = { uid: UID, name: 'Asha', email: '' };
  for (let number = 0; number < 30; number++) {
    await place(`o${String(number).padStart(2, '0')}`, { Email: 'Asha@X.in' });
  }
  await place('p1', { Email: 'ravi@x.in' });
  for (let number = 0; number < 120; number++) {
    const Email = number === 110 ? 'ASHA@x.in' : `visitor${number}@x.in`;
    await store.subscribe(`s${String(number).padStart(3, '0')}`, Email);
  }
  expect(await cloud.readSubscribers()).toHaveLength(120);
  const found = await cloud.findPerson({ email: 'asha@x.in' });
  expect(found.enquiries).toHaveLength(30);
  expect(found.subscribers.map(({ email }) => email)).toEqual(['ASHA@x.in']);

  for (const enquiry of found.enquiries) await cloud.erase(enquiry, member);
  for (const { id } of found.subscribers) await cloud.eraseSubscriber(id, member);
  expect(await cloud.findPerson({ email: 'asha@x.in' })).toEqual({
    enquiries: [],
    subscribers: [],
  });
  expect((await cloud.readErasures(0)).ids).toHaveLength(31);
  expect((await cloud.findPerson({ mobile: order.Mobile })).enquiries).toHaveLength(1);
});

test('a number has the subscriptions of the addresses in its enquiries, and no other', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  await place('o1', { Email: 'Asha@X.in' });
  await place('o2', { Email: NO_EMAIL });
  await place('o3', { Email: 'ravi@x.in', Mobile: '9000000001' });
  for (const [id, email] of Object.entries({ s1: 'ASHA@x.in', s2: 'ravi@x.in' })) {
    await store.subscribe(id, email);
  }
  const { enquiries, subscribers } = await cloud.findPerson({ mobile: order.Mobile });
  expect(enquiries).toHaveLength(2);
  expect(subscribers.map(({ email }) => email)).toEqual(['ASHA@x.in']);
});

test('an order that somebody corrected by hand belongs to the person that it names', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  const cloud = deskCloud();
  await place('o1', { Email: 'asha@x.in' });
  const record = { reference, product: order.Products, status: 'new', receivedAt: at(2) };
  const search = searchKeyOf({ ...order, Email: 'asha@x.in' });
  for (const [id, changes] of Object.entries({
    o2: { Email: 'ravi@x.in', Mobile: '9000000001' },
    o3: { Email: NO_EMAIL },
    o4: { Email: 'Usha@X.in', Mobile: '9000000002' },
  })) {
    await store.place(idOf(id), { ...order, ...changes });
    await store.put(staffCollections.desk, idOf(id), { ...record, search });
  }
  await store.subscribe('s1', 'ravi@x.in');
  await store.subscribe('s2', 'asha@x.in');

  for (const person of [{ email: 'asha@x.in' }, { mobile: order.Mobile }]) {
    const { enquiries, subscribers } = await cloud.findPerson(person);
    expect(enquiries.map((it) => it.id)).toEqual([idOf('o1'), idOf('o3')]);
    expect(subscribers.map(({ email }) => email)).toEqual(['asha@x.in']);
  }
  for (const person of [{ email: 'ravi@x.in' }, { mobile: '9000000001' }]) {
    const { enquiries, subscribers } = await cloud.findPerson(person);
    expect(enquiries.map((it) => it.id)).toEqual([idOf('o2')]);
    expect(subscribers.map(({ email }) => email)).toEqual(['ravi@x.in']);
  }
  const inCapitals = await cloud.findPerson({ email: 'usha@x.in' }, 'Usha@X.in');
  expect(inCapitals.enquiries.map((it) => it.id)).toEqual([idOf('o4')]);
});

test('an order whose record has no key is found by itself', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  await store.place(idOf('o1'), { ...order, Email: NO_EMAIL });
  const record = { reference, product: order.Products, status: 'new', receivedAt: at(2) };
  await store.put(staffCollections.desk, idOf('o1'), record);

  const { enquiries } = await deskCloud().findPerson({ mobile: order.Mobile });
  expect(enquiries.map((it) => it.id)).toEqual([idOf('o1')]);
});

test('nobody says that nothing is stored while an order is there whose record is not made yet', async () => {
  await store.put(staffCollections.staff, UID, { name: 'Asha' });
  await place('o1');
  await store.place(idOf('o2'), order);

  await expect(deskCloud().findPerson({ mobile: order.Mobile })).rejects.toThrow('missing');
});

import { orderValues, type OrderRecord } from '@site/order-model/enquiry';
import { searchKeyOf } from '@site/order-model/searchKey';
import { staffCollections } from '@site/order-model/staffCollections';
import { referenceOf } from '@site/order-model/orderReference';
import { orderRecord } from './sampleOrders';
import type { DeskRecord } from '../telling/records/deskRecord';
import type { NoticeDatabase } from '../telling/records/noticeDatabase';
import { createNoticeStore } from '../telling/records/noticeStore';

/** A database into which visitors write as well. */
export interface TriedDatabase {
  database: NoticeDatabase;
  place(id: string, order: OrderRecord): Promise<void>;
}

const MINUTE = 60_000;
const start = new Date('2026-11-20T06:30:00.000Z');
const at = (minutes: number) => new Date(+start + minutes * MINUTE);
const idOf = (letter: string) => letter.repeat(20);

const record = (changes: Partial<DeskRecord> = {}): DeskRecord => ({
  reference: 'CI-7KQ2-9XPD',
  product: orderValues[0] ?? '',
  receivedAt: start,
  status: 'new',
  notices: {},
  dueAt: start,
  expireAt: null,
  ...changes,
});

/** Expects of a database what the notices rely on: the local store and Cloud Firestore have to do the same. */
export async function checkNoticeStore({ database, place }: TriedDatabase): Promise<void> {
  const store = createNoticeStore(database);
  const { duty, log, phones, staff } = staffCollections;
  const write = (collection: string, id: string, fields: object) =>
    database.transaction([], () => ({ put: [[{ collection, id }, { ...fields }]] }));
  const logged = async (letter: string) =>
    (await database.get([{ collection: log, id: idOf(letter) }]))[0]?.fields;
  const put = (id: string, changes: Partial<DeskRecord>) =>
    store.changeRecord(id, () => record(changes));
  const read = async (id: string) => {
    let found: DeskRecord | undefined;
    await store.changeRecord(id, (current) => {
      if ('record' in current) found = current.record;
      return undefined;
    });
    return found;
  };
  const all = async (walk: AsyncIterable<string>) => {
    const found: string[] = [];
    for await (const id of walk) found.push(id);
    return found;
  };
  const ids = () => all(store.reconcileRecords());

  // Without an enquiry there is nothing to tell of.
  const never = jest.fn();
  await store.changeRecord(idOf('a'), never);
  expect(never).not.toHaveBeenCalled();

  const before = Date.now();
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    await place(idOf(letter), orderRecord({ Products: orderValues[1] ?? '' }));
  }
  expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'e'].map(idOf));
  await store.changeRecord(idOf('a'), (current) => {
    if (!('enquiry' in current)) throw new Error('There is a record already.');
    expect(current.enquiry.product).toBe(orderValues[1]);
    expect(current.enquiry.search).toEqual(searchKeyOf(orderRecord()));
    expect(Math.abs(+current.enquiry.storedAt - before)).toBeLessThan(MINUTE);
    return undefined;
  });

  // A record is read as it was written, with fields of the desk.
  const desk = { notes: ['called twice'], seenAt: at(1), history: [{ by: 'x', at: at(2) }] };
  await put(idOf('a'), { ...desk, expireAt: at(9) });
  expect(await read(idOf('a'))).toEqual(record({ ...desk, expireAt: at(9) }));

  // Changes at the same time follow one another.
  const step = () =>
    store.changeRecord(idOf('a'), (current) => {
      if (!('record' in current)) throw new Error('There is no record.');
      return { ...current.record, count: Number(current.record.count ?? 0) + 1 };
    });
  await Promise.all([step(), step(), step(), step()]);
  expect(await read(idOf('a'))).toMatchObject({ count: 4, notes: ['called twice'] });

  await put(idOf('b'), { dueAt: at(-10), receivedAt: at(-10), status: 'seen' });
  await put(idOf('c'), {
    dueAt: at(-20),
    receivedAt: at(-20),
    reference: 'CI-CCCC-CCCC',
    notices: { level0: { state: 'sent', at: at(-20), sentAt: at(-19) } },
  });
  await put(idOf('d'), {
    dueAt: at(10),
    receivedAt: at(-5),
    reference: 'CI-DDDD-DDDD',
    notices: {
      level0: { state: 'digest', digestAt: at(-5) },
      level1: { state: 'sending', at: at(-1), attempts: 1, until: at(1) },
    },
  });
  expect(await ids()).toEqual([idOf('e')]);
  await put(idOf('e'), {
    dueAt: null,
    receivedAt: at(-30),
    reference: 'CI-EEEE-EEEE',
    notices: { level0: { state: 'digest', digestAt: at(-30) } },
  });
  expect(await ids()).toEqual([]);

  expect(await store.dueRecords(start, 10)).toEqual(['c', 'b', 'a'].map(idOf));
  expect(await store.countMails('level0', at(-20))).toBe(1);
  expect(await store.countMails('level0', at(-19))).toBe(0);
  const digest = await store.inDigest('level0', at(-30), at(0), 1);
  expect(digest.count).toBe(2);
  expect(digest.first).toMatchObject([{ reference: 'CI-EEEE-EEEE', receivedAt: at(-30) }]);
  expect((await store.inDigest('level0', at(-30), at(-5), 9)).count).toBe(1);
  const { count, first } = await store.withoutCallBack('new', 2);
  expect(count).toBe(4);
  expect(first.map(({ reference }) => reference)).toEqual(['CI-EEEE-EEEE', 'CI-CCCC-CCCC']);
  expect(await store.countOpen()).toBe(5);
  await put(idOf('b'), { status: 'called', callBackAt: at(-1) });
  await put(idOf('e'), { status: 'notReachable', callBackAt: at(-2), dueAt: null });
  expect((await store.dueCallBacks(at(-2), 9)).count).toBe(1);
  expect((await store.dueCallBacks(at(0), 1)).first).toMatchObject([{ callBackAt: at(-2) }]);
  await put(idOf('c'), { receivedAt: at(-20), callBackAt: at(-3) });
  expect((await store.dueCallBacks(at(-2), 9)).count).toBe(2);
  // Promised calls first, in no more than was asked for.
  expect(await store.dueRecords(start, 9)).toEqual(['c', 'b', 'a'].map(idOf));
  expect(await store.dueRecords(start, 2)).toHaveLength(2);
  expect(await store.withoutCallBack('new', 1)).toMatchObject({
    count: 2,
    first: [{ reference: 'CI-DDDD-DDDD' }],
  });

  // What is over goes with its order, in one step, and the log says so.
  await put(idOf('b'), { expireAt: at(-1), reference: 'CI-BBBB-BBBB' });
  await put(idOf('c'), { expireAt: at(1) });
  expect(await store.expiredRecords(start, 10)).toEqual([idOf('b')]);
  await store.eraseExpired(idOf('b'));
  expect(await read(idOf('b'))).toBeUndefined();
  expect(await ids()).toEqual([]);
  expect(await store.expiredRecords(start, 10)).toEqual([]);
  const reference = referenceOf(idOf('b'));
  expect(await logged('b')).toMatchObject({ kind: 'erasure', reason: 'expiry', reference });

  // A record whose order somebody erased by hand goes as well.
  await write(staffCollections.desk, idOf('f'), record({ reference: 'CI-FFFF-FFFF' }));
  expect(await ids()).toEqual([]);
  expect(await read(idOf('f'))).toBeUndefined();
  expect(await logged('f')).toMatchObject({ kind: 'erasure', reason: 'command' });

  // A phone whose owner left is known as one.
  expect(await store.phones(start)).toEqual([]);
  await write(staff, 'asha', { name: 'Asha' });
  const phone = { endpoint: 'https://push.test/a', p256dh: 'x', auth: 'y', language: 'hi' };
  await write(phones, idOf('1'), { ...phone, by: 'asha' });
  await write(phones, idOf('2'), { ...phone, by: 'ravi' });
  expect(await store.phones(start)).toEqual([
    { ...phone, by: 'asha', id: idOf('1'), isOfStaff: true, isOnDuty: true },
    { ...phone, by: 'ravi', id: idOf('2'), isOfStaff: false, isOnDuty: true },
  ]);
  expect(await store.isNobodyOnDuty(start)).toBe(false);
  await write(duty, 'asha', { offUntil: at(1), quietFrom: '22:00', quietUntil: '07:00' });
  expect((await store.phones(start)).map(({ isOnDuty }) => isOnDuty)).toEqual([false, true]);
  expect([await store.isNobodyOnDuty(start), await store.isNobodyOnDuty(at(1))]).toEqual([
    true,
    false,
  ]);
  await store.removePhone(idOf('2'));
  expect((await store.phones(start)).map(({ id }) => id)).toEqual([idOf('1')]);

  expect(await store.readDigests()).toEqual({});
  const told = { toldUntil: at(5), sending: { to: at(6), attempts: 2, until: at(7) } };
  await store.changeDigest('level0', () => told);
  await store.changeDigest('daily', (state) => {
    expect(state).toBeUndefined();
    return { toldUntil: at(1), sending: null };
  });
  expect(Object.keys(await store.readDigests()).sort()).toEqual(['daily', 'level0']);
  await store.changeDigest('level0', (state) => {
    expect(state).toEqual(told);
    return undefined;
  });
}

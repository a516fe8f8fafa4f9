import 'fake-indexeddb/auto';
import { asha, enquiry } from '../testing/memoryCloud';
import { openDevice } from './deskDevice';

test('a device keeps the newest 2,500 enquiries, and nothing after it is cleared', async () => {
  const device = openDevice();
  await device.keep(Array.from({ length: 2510 }, (_, at) => enquiry(at + 1)));
  await device.keepMember(asha);
  await device.addPending({ entryId: 'b', enquiryId: 'x', note: 'x', madeAt: 2, by: asha.uid });
  await device.addPending({ entryId: 'a', enquiryId: 'x', note: 'x', madeAt: 3, by: 'ravi' });
  await device.forget([enquiry(2510).id]);
  await device.keepSeenUntil(7);

  const { enquiries, pending, member, seenUntil } = await openDevice().read();
  expect(enquiries).toHaveLength(2499);
  expect(enquiries[0]).toEqual(enquiry(2509));
  expect(enquiries.at(-1)).toEqual(enquiry(11));
  expect(pending.map(({ entryId }) => entryId)).toEqual(['a', 'b']);
  expect(member).toEqual(asha);
  expect(seenUntil).toBe(7);

  // A session that ended takes no unsent change with it; signing out takes those of the person.
  await device.clear();
  expect(await device.read()).toMatchObject({ enquiries: [], member: undefined, seenUntil: 0 });
  expect((await device.read()).pending).toHaveLength(2);
  await device.clear(asha.uid);
  expect((await device.readPending()).pending.map(({ entryId }) => entryId)).toEqual(['a']);
  await device.removePending('a');
  expect((await device.read()).pending).toEqual([]);
});

test('a database that another tab deleted, or the browser closed, is opened again', async () => {
  const device = openDevice();
  await device.keepMember(asha);
  // As clearing site data does, which has every connection closed first.
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('order-desk');
    request.onsuccess = resolve;
    request.onblocked = () => reject(new Error('The device blocks it.'));
  });
  expect((await device.read()).member).toBeUndefined();
  await device.keep([enquiry(1)]);

  expect((await device.read()).enquiries).toEqual([enquiry(1)]);
  await device.clear();
});

import { CloudError } from '../model/deskCloud';
import type { Member } from '../model/enquiry';
import { ids, setup, shown } from '../testing/deskSetup';
import { asha, enquiry } from '../testing/memoryCloud';

test.each(['denied', 'failed', 'offline'] as const)(
  'a database that answers everybody "%s" wipes nothing, and gets later what was set meanwhile',
  async (failure) => {
    const { cloud, device, onDenied, open } = setup();
    const desk = await open();
    cloud.failure = failure;
    await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
    await desk.refresh();
    const restarted = await open();

    expect(onDenied).not.toHaveBeenCalled();
    expect(ids(restarted)).toHaveLength(2);
    expect(restarted.view().connection).toBe(failure === 'denied' ? 'refused' : 'offline');
    expect((await device.read()).pending).toMatchObject([{ status: 'done' }]);

    cloud.failure = undefined;
    await restarted.refresh();
    expect(restarted.view()).toMatchObject({ connection: 'live', pending: [] });
    expect(cloud.stored.get(enquiry(1).id)?.status).toBe('done');
  },
);

test('what the database did not take is tried again when the desk is opened next', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  cloud.refusal = undefined;
  await open();

  expect(cloud.stored.get(enquiry(1).id)?.status).toBe('done');
});

test('what a device has in the order of its ids goes out as it was made', async () => {
  const { cloud, device, open } = setup();
  const made = { enquiryId: enquiry(1).id, by: asha.uid };
  await device.addPending({ ...made, entryId: 'a', note: 'second', madeAt: 2 });
  await device.addPending({ ...made, entryId: 'b', note: 'first', madeAt: 1 });
  await open();
  expect(cloud.stored.get(enquiry(1).id)?.history).toMatchObject([
    { note: 'first' },
    { note: 'second' },
  ]);
});

test('a change that cannot be put into a request is shown as refused, and holds nothing up', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  const { send } = cloud;
  // As Firebase's library does with a value that it knows no type for, before it asks the network.
  cloud.send = async (change, member) => {
    if (change.note === 'x') throw new Error('Unsupported field value');
    await send(change, member);
  };
  await desk.change(enquiry(1), { note: 'x' });
  await desk.change(enquiry(2), { status: 'done', outcome: 'other' });
  await desk.refresh();

  expect(desk.view()).toMatchObject({
    connection: 'live',
    pending: [{ note: 'x', isRefused: true }],
  });
  expect(cloud.stored.get(enquiry(2).id)?.status).toBe('done');
});

test('whose desk it is stays known where the first answer was lost, with what waits to be sent', async () => {
  const { cloud, open } = setup();
  const { readMember } = cloud;
  cloud.readMember = async () => {
    cloud.readMember = readMember;
    throw new CloudError('offline');
  };
  const desk = await open();
  cloud.failure = 'offline';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  const again = await open();

  expect(again.view()).toMatchObject({ member: asha, pending: [{ status: 'done' }] });
  expect(ids(again)).toHaveLength(2);
});

test('what another tab kept and could not send goes out from the one that stays, once', async () => {
  const { cloud, device, open } = setup();
  const stays = await open();
  const closed = await open();
  cloud.failure = 'offline';
  await closed.change(enquiry(1), { status: 'done', outcome: 'other' });
  await closed.addEnquiry(enquiry(9).order!, 'message');
  await stays.refresh();
  expect(stays.view()).toMatchObject({ connection: 'offline', pending: [{ status: 'done' }, {}] });

  cloud.failure = undefined;
  await stays.refresh();
  // One that was only asleep sends them as well.
  await closed.refresh();
  expect(cloud.stored.get(enquiry(1).id)?.history).toMatchObject([{ status: 'done' }]);
  expect(cloud.stored.size).toBe(3);
  for (const desk of [stays, closed]) expect(desk.view().pending).toEqual([]);
  expect((await device.read()).pending).toEqual([]);
});

test('what was discarded while the device was asked does not come back', async () => {
  const { cloud, device, open } = setup();
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.change(enquiry(1), { note: 'x' });
  const { readPending } = device;
  device.readPending = async () => {
    const kept = await readPending();
    await desk.discard(kept.pending[0]!.entryId);
    return kept;
  };
  await desk.refresh();
  expect(desk.view().pending).toEqual([]);
});

test("somebody else on the same device neither sends nor loses the other one's changes", async () => {
  const { cloud, device, open } = setup();
  const ravi = { ...asha, uid: 'ravi', name: 'Ravi' };
  await device.keepMember(ravi);
  await device.addPending({
    entryId: 'e',
    enquiryId: enquiry(1).id,
    status: 'done',
    madeAt: 1,
    by: ravi.uid,
  });
  const desk = await open();
  expect(desk.view().pending).toEqual([]);
  expect(cloud.stored.get(enquiry(1).id)?.history).toEqual([]);

  // Signing out deletes the own ones alone.
  await desk.change(enquiry(2), { status: 'done', outcome: 'other' });
  await device.clear(asha.uid);
  cloud.readMember = async () => ravi;
  await open();
  expect(cloud.stored.get(enquiry(1).id)?.history).toMatchObject([{ name: 'Ravi' }]);
});

test('what one member does while a colleague signs in in another tab is not done as that one', async () => {
  const { cloud, device, open } = setup();
  const desk = await open();
  const ravi = { ...asha, uid: 'ravi', name: 'Ravi' };
  cloud.readMember = async () => ravi;
  const { send, keepDuty } = cloud;
  // Rules hold whoever writes against who is signed in.
  const check = ({ uid }: Member) => {
    if (uid !== ravi.uid) throw new CloudError('denied');
  };
  cloud.send = async (change, member) => {
    check(member);
    await send(change, member);
  };
  cloud.keepDuty = async (changes, member) => {
    check(member);
    await keepDuty(changes, member);
  };
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  await expect(desk.setDuty({ offUntil: 1 })).rejects.toThrow();

  expect(cloud.stored.get(enquiry(1).id)?.history).toEqual([]);
  expect(cloud.duties).toEqual([]);
  expect(desk.view().member).toEqual(asha);
  const { enquiries, member, pending } = await device.read();
  expect({ member, pending }).toMatchObject({ member: asha, pending: [{ by: asha.uid }] });
  expect(enquiries).toHaveLength(2);
  // It was not refused to Asha.
  expect(pending[0]).not.toHaveProperty('isRefused');
});

test.each(['from the start', 'from some moment on'])(
  'a device that keeps nothing %s says so, and the desk works online',
  async (since) => {
    const { cloud, device, open } = setup();
    const breakDown = () => {
      const fail = () => Promise.reject(new DOMException('No.', 'InvalidStateError'));
      Object.assign(device, Object.fromEntries(Object.keys(device).map((name) => [name, fail])));
    };
    if (since === 'from the start') breakDown();
    const desk = await open();
    if (since !== 'from the start') expect(desk.view().isKeeping).toBe(true);
    breakDown();
    await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
    cloud.stored.set(enquiry(3).id, enquiry(3));
    await desk.refresh();

    expect(desk.view()).toMatchObject({ connection: 'live', isKeeping: false, pending: [] });
    expect(ids(desk)).toHaveLength(3);
    expect(cloud.stored.get(enquiry(1).id)?.status).toBe('done');
    await desk.erase(enquiry(2));
    expect(ids(desk)).toHaveLength(2);

    // Without a network a change waits as long as the page is open.
    cloud.failure = 'offline';
    await desk.change(enquiry(3), { status: 'done', outcome: 'other' });
    expect(desk.view().pending).toHaveLength(1);
    cloud.failure = undefined;
    await desk.refresh();
    expect(cloud.stored.get(enquiry(3).id)?.status).toBe('done');
  },
);

test('a desk that is open while its member is renamed goes on under the new name', async () => {
  const { cloud, device, open } = setup([]);
  cloud.stored.set(enquiry(1).id, enquiry(1));
  const desk = await open();
  const renamed = { ...asha, name: 'Asha Verma' };
  cloud.readMember = async () => ({ ...renamed });
  const { send, add, logExport } = cloud;
  // Rules hold the name that stands with the staff, of whoever writes and of whoever takes an enquiry.
  const check = (...names: (string | undefined)[]) => {
    if (names.some((name) => name !== renamed.name)) throw new CloudError('denied');
  };
  cloud.send = async (change, member) => {
    check(member.name, ...(change.claimedBy ? [change.claimedBy.name] : []));
    await send(change, member);
  };
  cloud.add = async (change, member) => {
    check(member.name);
    await add(change, member);
  };
  cloud.logExport = async (count, member) => {
    check(member.name);
    await logExport(count, member);
  };

  expect(await desk.claim(shown(desk, 1)!, { uid: asha.uid, name: asha.name })).toBe('made');
  expect(desk.view().member).toEqual(renamed);
  expect((await device.read()).member).toEqual(renamed);
  expect(cloud.stored.get(enquiry(1).id)?.claimedBy?.name).toBe(renamed.name);

  for (const work of ['export', 'add'] as const) {
    const other = await open();
    renamed.name += '.';
    if (work === 'export') await other.logExport(1);
    else await other.addEnquiry(enquiry(9).order!, 'telephone');
    await other.refresh();
    expect(other.view()).toMatchObject({ pending: [], member: renamed });
  }
  expect(cloud.exports).toEqual([1]);
  expect(cloud.stored.size).toBe(2);
});

test('a claim that waited goes out under the name that its member has by then', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.failure = 'offline';
  await desk.claim(shown(desk, 1)!, { uid: asha.uid, name: asha.name });
  cloud.failure = undefined;
  cloud.readMember = async () => ({ ...asha, name: 'Asha Verma' });
  await open();
  expect(cloud.stored.get(enquiry(1).id)?.claimedBy).toEqual({
    uid: asha.uid,
    name: 'Asha Verma',
  });
});

test('what was taken and given back under a name that was corrected meanwhile goes out', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.failure = 'offline';
  await desk.claim(shown(desk, 1)!, { uid: asha.uid, name: asha.name });
  await desk.claim(shown(desk, 1)!, {});
  cloud.failure = undefined;
  cloud.readMember = async () => ({ ...asha, name: 'Asha Verma' });
  const again = await open();
  expect(again.view().pending).toEqual([]);
  expect(cloud.stored.get(enquiry(1).id)?.claimedBy).toBeUndefined();
});

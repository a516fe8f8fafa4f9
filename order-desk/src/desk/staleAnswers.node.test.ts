import { newId } from '@site/order-model/newId';
import { CloudError } from '../model/deskCloud';
import type { Change } from '../model/enquiry';
import { setup, shown } from '../testing/deskSetup';
import { asha, enquiry } from '../testing/memoryCloud';

const ravi = { uid: 'ravi', name: 'Ravi', email: 'ravi@example.com' };
const ravis = { uid: ravi.uid, name: ravi.name };
const ashas = { uid: asha.uid, name: asha.name };
const meena = { uid: 'meena', name: 'Meena' };
const { id } = enquiry(1);
const tomorrow = 10_000_000 + 24 * 60 * 60_000;
const unreached: Change = { status: 'notReachable', callBackAt: tomorrow };
const ordered: Change = { status: 'done', outcome: 'ordered' };

/** Two desks over one database, the first of which has lost its network. */
async function twoDesks() {
  const { cloud, device, open } = setup([enquiry(1, { status: 'seen' })]);
  const desk = await open();
  const whileOffline = async (work: () => Promise<void>) => {
    cloud.failure = 'offline';
    await work();
    cloud.failure = undefined;
  };
  const byRavi = (change: Change) =>
    cloud.send({ ...change, entryId: newId(), enquiryId: id, madeAt: 0, by: ravi.uid }, ravi);
  return { cloud, device, open, desk, whileOffline, byRavi };
}

test('what a phone says late takes nothing from what somebody else has said since', async () => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  await whileOffline(() => desk.change(shown(desk, 1)!, unreached));
  await byRavi(ordered);
  await desk.refresh();

  expect(cloud.stored.get(id)).toMatchObject(ordered);
  expect(shown(desk, 1)).toMatchObject(ordered);
  expect(desk.view().pending).toMatchObject([{ status: 'notReachable', isRefused: true }]);
});

test('a promise of a call that somebody else has made since stays', async () => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  await whileOffline(() => desk.change(shown(desk, 1)!, { callBackAt: tomorrow }));
  await byRavi({ callBackAt: tomorrow + 1 });
  await desk.refresh();
  expect(cloud.stored.get(id)?.callBackAt).toBe(tomorrow + 1);
});

test('how somebody else has said since that it ended stays', async () => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  await byRavi({ status: 'done', outcome: 'noInterest' });
  await desk.refresh();
  await whileOffline(() => desk.change(shown(desk, 1)!, { status: 'done', outcome: 'spam' }));
  await byRavi(ordered);
  await desk.refresh();
  expect(cloud.stored.get(id)).toMatchObject(ordered);
  expect(desk.view().pending).toMatchObject([{ outcome: 'spam', isRefused: true }]);
});

test('a note, a look or a claim of somebody else does not stand in the way of an answer', async () => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  cloud.stored.set(id, { ...enquiry(1), changedAt: 100_000 });
  await desk.refresh();
  await whileOffline(() => desk.change(shown(desk, 1)!, ordered));
  await byRavi({ status: 'seen' });
  await byRavi({ note: 'x' });
  await byRavi({ claimedBy: ravis, from: {} });
  await desk.refresh();
  expect(cloud.stored.get(id)).toMatchObject(ordered);
  expect(desk.view().pending).toEqual([]);
});

test('answers of one phone follow each other, and the same one twice is no news', async () => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  await whileOffline(async () => {
    await desk.change(shown(desk, 1)!, { status: 'called' });
    await desk.change(shown(desk, 1)!, { callBackAt: tomorrow });
    await desk.change(shown(desk, 1)!, ordered);
  });
  await desk.refresh();
  expect(cloud.stored.get(id)).toMatchObject(ordered);

  await whileOffline(() => desk.change(shown(desk, 1)!, { status: 'done', outcome: 'spam' }));
  await byRavi({ status: 'done', outcome: 'spam' });
  await desk.refresh();
  expect(desk.view().pending).toEqual([]);
});

test('on a slow device a second answer follows the first, and neither is sent before it is kept', async () => {
  const { cloud, device, desk } = await twoDesks();
  const { addPending } = device;
  let isSlow = true;
  const waiting: (() => void)[] = [];
  device.addPending = async (change) => {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    await addPending(change);
  };
  const first = desk.change(shown(desk, 1)!, unreached);
  const second = desk.change(shown(desk, 1)!, ordered);
  const refreshed = desk.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(cloud.stored.get(id)?.history).toEqual([]);
  isSlow = false;
  waiting.forEach((resolve) => resolve());
  await Promise.all([first, second, refreshed]);

  expect(desk.view().pending).toEqual([]);
  expect(cloud.stored.get(id)).toMatchObject(ordered);
  expect(cloud.stored.get(id)?.history).toMatchObject([{ claimedBy: {} }, unreached, ordered]);
});

test('an answer whose own answer was lost is not said to be late', async () => {
  const { cloud, desk } = await twoDesks();
  const { send } = cloud;
  cloud.send = async (...args) => {
    await send(...args);
    cloud.send = send;
    throw new CloudError('offline');
  };
  await desk.change(shown(desk, 1)!, ordered);
  await desk.refresh();
  expect(desk.view().pending).toEqual([]);
  expect(cloud.stored.get(id)?.history).toMatchObject([{ name: asha.name, ...ordered }]);
});

test('a claim that was lost is not made later, when the one who was faster has given it back', async () => {
  const { cloud, open, desk, byRavi } = await twoDesks();
  const seen = shown(desk, 1)!;
  await byRavi({ claimedBy: ravis, from: {} });
  expect(await desk.claim(seen, ashas)).toBe('lost');
  await byRavi({ claimedBy: {}, from: ravis });
  const again = await open();

  expect(cloud.stored.get(id)?.claimedBy).toBeUndefined();
  const [lost] = again.view().pending;
  expect(lost).toMatchObject({ claimedBy: { uid: asha.uid }, isRefused: true });
  await again.discard(lost!.entryId);
  expect((await open()).view().pending).toEqual([]);
});

test.each([
  ['what is given back is not theirs any more: nothing is said', {}, []],
  ['what is handed over and is somebody else’s is told of', meena, [{ isRefused: true }]],
])('%s', async (_, to, pending) => {
  const { cloud, desk, whileOffline, byRavi } = await twoDesks();
  await desk.claim(shown(desk, 1)!, ashas);
  await whileOffline(async () => void (await desk.claim(shown(desk, 1)!, to)));
  await byRavi({
    claimedBy: ravis,
    from: ashas,
  });
  await desk.refresh();
  expect(cloud.stored.get(id)?.claimedBy?.uid).toBe(ravi.uid);
  expect(desk.view().pending).toMatchObject(pending);
});

test.each([
  ['given back', {}],
  ['handed over', meena],
])('what is %s in vain is tried again when the desk is opened next', async (_, to) => {
  const { cloud, open, desk } = await twoDesks();
  await desk.claim(shown(desk, 1)!, ashas);
  cloud.refusal = 'denied';
  await desk.claim(shown(desk, 1)!, to);
  expect(desk.view().pending).toMatchObject([{ claimedBy: to, isRefused: true }]);
  cloud.refusal = undefined;
  const again = await open();

  expect(again.view().pending).toEqual([]);
  expect(cloud.stored.get(id)?.claimedBy?.uid).toBe('uid' in to ? to.uid : undefined);
});

test('a claim that another tab was refused is not made later by the one that made it', async () => {
  const { cloud, open, desk, whileOffline, byRavi } = await twoDesks();
  await whileOffline(async () => {
    expect(await desk.claim(shown(desk, 1)!, ashas)).toBe('waiting');
  });
  await byRavi({ claimedBy: ravis, from: {} });
  await open();
  await byRavi({ claimedBy: {}, from: ravis });
  await desk.refresh();

  expect(cloud.stored.get(id)?.claimedBy).toBeUndefined();
  expect(desk.view().pending).toMatchObject([{ isRefused: true }]);
});

test('an answer of a laptop that does not know yet that its member has called on the phone is taken, and all of it', async () => {
  const { cloud, desk } = await twoDesks();
  await cloud.send(
    { claimedBy: ashas, from: {}, entryId: newId(), enquiryId: id, madeAt: 0, by: asha.uid },
    asha,
  );
  await desk.change(shown(desk, 1)!, { status: 'called' });

  expect(desk.view().pending).toEqual([]);
  expect(shown(desk, 1)).toMatchObject({ status: 'called', claimedBy: ashas });
  expect(cloud.stored.get(id)?.history).toHaveLength(2);
});

test('what one member takes offline in two tabs is taken once, and nothing is refused', async () => {
  const { cloud, open, desk, whileOffline } = await twoDesks();
  const other = await open();
  await whileOffline(async () => {
    await desk.claim(shown(desk, 1)!, ashas);
    await other.change(shown(other, 1)!, { status: 'called' });
  });
  await desk.refresh();
  await other.refresh();

  expect(desk.view().pending).toEqual([]);
  expect(other.view().pending).toEqual([]);
  expect(cloud.stored.get(id)).toMatchObject({ status: 'called', claimedBy: ashas });
});

test('of a claim that was lost nothing is left once its member has the enquiry, in no tab', async () => {
  const { open, desk, byRavi } = await twoDesks();
  const seen = shown(desk, 1)!;
  await byRavi({ claimedBy: ravis, from: {} });
  expect(await desk.claim(seen, ashas)).toBe('lost');
  const other = await open();
  expect(other.view().pending).toHaveLength(1);
  await byRavi({ claimedBy: ashas, from: ravis });
  await desk.refresh();
  await other.refresh();

  expect(desk.view().pending).toEqual([]);
  expect(other.view().pending).toEqual([]);
  expect((await open()).view().pending).toEqual([]);
});

test('whoever takes over what they have lost reads no more that it was lost, not even offline', async () => {
  const { desk, whileOffline, byRavi } = await twoDesks();
  const seen = shown(desk, 1)!;
  await byRavi({ claimedBy: ravis, from: {} });
  expect(await desk.claim(seen, ashas)).toBe('lost');
  await whileOffline(async () => {
    expect(await desk.claim(shown(desk, 1)!, ashas)).toBe('waiting');
  });
  expect(desk.view().pending).toMatchObject([{ claimedBy: ashas, from: ravis }]);

  await desk.refresh();
  expect(desk.view().pending).toEqual([]);
  expect(shown(desk, 1)).toMatchObject({ claimedBy: ashas });
});

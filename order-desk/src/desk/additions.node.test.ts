import { sources } from '@site/order-model/deskChange';
import { CloudError } from '../model/deskCloud';
import type { PendingChange } from '../model/enquiry';
import { asha, enquiry } from '../testing/memoryCloud';
import { setup } from '../testing/deskSetup';
import { memoryDevice } from '../testing/memoryDevice';

const order = enquiry(9).order!;
const own = { uid: asha.uid, name: asha.name };

test.each(sources)('an enquiry by %s is shown at once, and stored', async (source) => {
  const { cloud, open } = setup([]);
  const desk = await open();
  const reference = await desk.addEnquiry(order, source);
  const takes = source === 'telephone';
  const shown = { reference, order, source, status: takes ? 'seen' : 'new' };
  expect(desk.view().enquiries).toMatchObject([shown]);
  expect(desk.view().enquiries[0]?.claimedBy).toEqual(takes ? own : undefined);

  await desk.refresh();
  expect(desk.view()).toMatchObject({ pending: [], enquiries: [shown] });
  expect([...cloud.stored.values()]).toMatchObject([shown]);
  expect(desk.view().enquiries[0]?.history).toMatchObject([{ name: asha.name, source }]);
});

test('offline it is kept with what was done about it, over a restart, and goes out once', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.failure = 'offline';
  const reference = await desk.addEnquiry(order, 'telephone');
  await desk.change(desk.view().enquiries[0]!, { status: 'done', outcome: 'ordered' });
  const again = await open();
  expect(again.view().enquiries).toMatchObject([
    { reference, status: 'done', outcome: 'ordered', history: [{ isWaiting: true }, {}] },
  ]);

  cloud.failure = undefined;
  await Promise.all([again.refresh(), again.refresh()]);
  expect(cloud.additions).toBe(1);
  expect([...cloud.stored.values()]).toMatchObject([{ reference, outcome: 'ordered' }]);
  expect(again.view().pending).toEqual([]);
});

test('an answer that is lost stores nothing twice', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  const { add } = cloud;
  cloud.add = async (...args) => {
    await add(...args);
    cloud.add = add;
    throw new CloudError('offline');
  };
  await desk.addEnquiry(order, 'message');
  await desk.refresh();
  expect(cloud.stored.size).toBe(1);
  expect(desk.view()).toMatchObject({ pending: [], enquiries: [{ source: 'message' }] });
});

test('what follows waits for the record that the company makes, and is not lost', async () => {
  const { cloud, open } = setup([]);
  cloud.isRecordLate = true;
  const desk = await open();
  await desk.addEnquiry(order, 'telephone');
  await desk.change(desk.view().enquiries[0]!, { status: 'called' });
  await desk.refresh();
  expect(desk.view()).toMatchObject({
    connection: 'live',
    pending: [{ status: 'called' }],
    enquiries: [{ status: 'called', claimedBy: own }],
  });

  cloud.makeRecords();
  await desk.refresh();
  expect(desk.view().pending).toEqual([]);
  expect([...cloud.stored.values()]).toMatchObject([{ status: 'called' }]);
});

test('one that the database does not take is shown until it is discarded, with what follows', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  const [added] = desk.view().enquiries;
  await desk.change(added!, { note: 'x' });
  expect(desk.view().pending).toMatchObject([{ isRefused: true }, { note: 'x' }]);
  await desk.discard(added!.id);
  expect(desk.view().enquiries).toEqual([]);
});

test('what waits for a refused one asks nobody, and so does not make an offline desk one that is up to date', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  cloud.failure = 'offline';
  await desk.refresh();
  await desk.change(desk.view().enquiries[0]!, { note: 'x' });
  expect(desk.view().connection).toBe('offline');
});

async function refusedInTwoTabs() {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  const other = await open();
  const [{ entryId }] = desk.view().pending as [PendingChange];
  const refused = [{ entryId, isRefused: true }];
  for (const { view } of [desk, other]) expect(view().pending).toMatchObject(refused);
  cloud.refusal = undefined;
  return { cloud, desk, other, entryId };
}

test.each(['made', 'opened later'])(
  'a tab says no more that one is not stored once another has sent it: the tab where it was %s',
  async (tab) => {
    const { desk, other, entryId } = await refusedInTwoTabs();
    const [sends, waits] = tab === 'made' ? [other, desk] : [desk, other];
    await sends.tryAgain(entryId);
    await waits.refresh();
    expect(waits.view()).toMatchObject({ pending: [], enquiries: [{ id: entryId }] });
  },
);

test('one that another tab discarded is not stored, at once and later', async () => {
  const { cloud, desk, other, entryId } = await refusedInTwoTabs();
  await desk.discard(entryId);
  await other.tryAgain(entryId);
  await other.refresh();
  expect(other.view()).toMatchObject({ pending: [], enquiries: [] });
  expect(cloud.additions).toBe(0);
});

test('one that another tab discarded is not sent by a tab that was opened without a network', async () => {
  const { cloud, device, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  Object.assign(cloud, { failure: 'offline', refusal: undefined });
  const other = await open();
  expect(other.view().pending).toHaveLength(1);
  await desk.discard(desk.view().pending[0]!.entryId);
  cloud.failure = undefined;
  await other.refresh();

  expect(other.view()).toMatchObject({ pending: [], enquiries: [] });
  expect(cloud.additions).toBe(0);
  expect((await device.read()).pending).toEqual([]);
});

test('one that was refused stays after the site data were cleared', async () => {
  const { cloud, device, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.addEnquiry(order, 'telephone');
  await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  Object.assign(device, memoryDevice());
  await desk.refresh();
  const both = {
    pending: [{ isRefused: true }, { isRefused: true }],
    enquiries: [{ order }, { order }],
  };
  expect(desk.view()).toMatchObject(both);

  // The device has a member again.
  await desk.tryAgain(desk.view().pending[0]!.entryId);
  await desk.refresh();
  expect(desk.view()).toMatchObject(both);
});

test.each(['addPending', 'readPending'] as const)(
  'one that was refused stays where the device fails at %s',
  async (work) => {
    const { cloud, device, open } = setup([]);
    const desk = await open();
    Object.assign(device, { [work]: () => Promise.reject(new Error('No.')) });
    cloud.refusal = 'denied';
    await desk.addEnquiry(order, 'telephone');
    await desk.refresh();
    await desk.refresh();
    expect(desk.view().pending).toMatchObject([{ isRefused: true }]);
  },
);

test('one by telephone that was refused goes out when the desk is opened next', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.refusal = 'denied';
  const reference = await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  cloud.refusal = undefined;
  const again = await open();

  expect([...cloud.stored.values()]).toMatchObject([{ reference, claimedBy: own }]);
  expect(again.view().pending).toEqual([]);
});

test('while the database refuses everything, one that is written down waits for it', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.failure = 'denied';
  const reference = await desk.addEnquiry(order, 'telephone');
  await desk.refresh();
  expect(desk.view()).toMatchObject({ connection: 'refused', enquiries: [{ reference }] });
  cloud.failure = undefined;
  await desk.refresh();
  expect([...cloud.stored.values()]).toMatchObject([{ reference }]);
  expect(desk.view().pending).toEqual([]);
});

test('what was said after the clock was put back follows the enquiry, over a restart too', async () => {
  const { cloud, open, pass } = setup([]);
  const desk = await open();
  cloud.failure = 'offline';
  const reference = await desk.addEnquiry(order, 'telephone');
  pass(-60 * 60_000);
  await desk.change(desk.view().enquiries[0]!, { status: 'done', outcome: 'ordered' });
  const again = await open();
  cloud.failure = undefined;
  await again.refresh();
  await again.refresh();

  expect([...cloud.stored.values()]).toMatchObject([{ reference, outcome: 'ordered' }]);
  expect(again.view()).toMatchObject({ pending: [], enquiries: [{ outcome: 'ordered' }] });
});

test('a change that stands before its enquiry on the device waits for it', async () => {
  const { cloud, device, open } = setup([]);
  const desk = await open();
  const made = { enquiryId: 'enquiryA', by: asha.uid };
  const answer = { status: 'done', outcome: 'ordered' } as const;
  await device.addPending({ ...made, entryId: 'answerA', ...answer, madeAt: 1 });
  await device.addPending({ ...made, entryId: 'enquiryA', order, source: 'message', madeAt: 2 });
  const again = await open();
  await again.refresh();

  expect([...cloud.stored.values()]).toMatchObject([{ id: 'enquiryA', outcome: 'ordered' }]);
  expect(again.view().enquiries).toHaveLength(1);
  expect(desk.view().enquiries).toHaveLength(0);
});

test('one that was erased meanwhile does not come back', async () => {
  const { cloud, open } = setup([]);
  const desk = await open();
  cloud.failure = 'offline';
  await desk.addEnquiry(order, 'telephone');
  cloud.failure = undefined;
  cloud.erased.push({ id: desk.view().enquiries[0]!.id, at: 1 });
  await desk.refresh();
  expect(desk.view()).toMatchObject({ enquiries: [], pending: [] });
});

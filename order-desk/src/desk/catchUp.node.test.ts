import { CloudError, PAGE_SIZE, type CloudFailure } from '../model/deskCloud';
import type { Enquiry } from '../model/enquiry';
import { setup as setupDesk } from '../testing/deskSetup';
import { enquiry } from '../testing/memoryCloud';
import type { Desk } from './desk';

const DAY_MS = 24 * 60 * 60_000;

/** A desk whose database holds what was received a minute after the other. */
function setup(enquiries: readonly Enquiry[]) {
  const parts = setupDesk(enquiries, 10_000 * 60_000);
  const change = (number: number, status: Enquiry['status']) =>
    parts.cloud.stored.set(
      enquiry(number).id,
      enquiry(number, { status, changedAt: parts.pass(1) }),
    );
  return { ...parts, change };
}

const many = (count: number, status: Enquiry['status'] = 'done') =>
  Array.from({ length: count }, (_, at) => enquiry(at + 1, { status }));
const statusOf = (desk: Desk, number: number) =>
  desk.view().enquiries.find(({ id }) => id === enquiry(number).id)?.status;

test('one that is open is loaded however old it is', async () => {
  const { cloud, open } = setup([...many(4 * PAGE_SIZE), enquiry(7)]);
  cloud.stored.set(enquiry(7).id, enquiry(7));
  const desk = await open();

  expect(statusOf(desk, 7)).toBe('new');
  expect(desk.view().enquiries).toHaveLength(PAGE_SIZE + 1);
  expect(desk.view().hasMoreOpen).toBe(false);
});

test('of a flood of open ones some pages are loaded, and it is said that there are more', async () => {
  const { open } = setup(many(1000, 'new'));
  const desk = await open();

  expect(desk.view().enquiries.length).toBeLessThan(700);
  expect(desk.view().hasMoreOpen).toBe(true);
});

test('who works through a flood gets those that were left out', async () => {
  const { cloud, open, change } = setup(many(650, 'new'));
  const desk = await open();
  for (let number = 1; number <= 500; number++) change(number, 'done');
  await desk.refresh();

  expect([...cloud.stored.values()].filter(({ status }) => status === 'new')).toHaveLength(150);
  expect(desk.view().enquiries.filter(({ status }) => status === 'new')).toHaveLength(150);
  expect(desk.view().hasMoreOpen).toBe(false);
});

test('what somebody else did while this device slept is known, also of one that no first page shows', async () => {
  const { open, change, pass } = setup(many(3 * PAGE_SIZE));
  const first = await open();
  await first.loadOlder({});
  await first.loadOlder({});
  pass(DAY_MS);
  change(5, 'called');
  pass(DAY_MS);
  change(3 * PAGE_SIZE, 'done');
  const desk = await open();

  expect(statusOf(desk, 5)).toBe('called');
  expect(desk.view().enquiries).toHaveLength(3 * PAGE_SIZE);
});

test('a device that slept while more was changed than it catches up with starts with what it can check', async () => {
  const { cloud, device, open, change, pass } = setup(many(1300));
  const first = await open();
  await first.loadOlder({});
  cloud.stored.delete(enquiry(1150).id);
  pass(DAY_MS);
  for (let number = 1; number <= 1210; number++) change(number, 'done');
  const desk = await open();

  expect(desk.view().enquiries).toHaveLength(PAGE_SIZE);
  expect((await device.read()).enquiries).toHaveLength(PAGE_SIZE);
});

test('what is erased elsewhere is forgotten also by a device whose clock is ahead', async () => {
  const { cloud, device, open, pass } = setup(many(3));
  const desk = await open();
  pass(61_000);
  // By the clock of the database, which is hours behind that of the device.
  cloud.stored.delete(enquiry(1).id);
  cloud.erased.push({ id: enquiry(1).id, at: 4 * 60_000 });
  await desk.refresh();

  expect(statusOf(desk, 1)).toBeUndefined();
  expect((await device.read()).enquiries).toHaveLength(2);
});

test.each([
  ['goes on where it was', true],
  ['that keeps nothing yet asks for its list alone', false],
])('a desk that was opened without a network %s', async (_, isKnown) => {
  const { cloud, device, open, pass } = setup(many(2 * PAGE_SIZE));
  if (isKnown) await (await open()).loadOlder({});
  const { seenUntil } = await device.read();
  cloud.failure = 'offline';
  pass(61_000);
  const desk = await open();
  cloud.failure = undefined;
  const since: number[] = [];
  const { readErasures } = cloud;
  cloud.readErasures = (from) => {
    since.push(from);
    return readErasures(from);
  };
  await desk.refresh();
  expect(since).toEqual(isKnown ? [seenUntil - 15_000] : []);
  expect((await device.read()).seenUntil).toBe(seenUntil);
  expect(desk.view().enquiries).toHaveLength(isKnown ? 2 * PAGE_SIZE : PAGE_SIZE);
  expect(desk.view().hasOlder).toBe(true);
});

/** A desk that goes on where it was, and whose list cannot be had for now. */
async function openWithoutList(reason: CloudFailure) {
  const parts = setup(many(2 * PAGE_SIZE));
  await parts.open();
  const { readPage } = parts.cloud;
  parts.cloud.readPage = () => Promise.reject(new CloudError(reason));
  const desk = await parts.open();
  return { ...parts, desk, haveList: () => void (parts.cloud.readPage = readPage) };
}

test('a desk whose first list was lost with the network loads it later', async () => {
  const { desk, haveList } = await openWithoutList('offline');
  haveList();
  await desk.refresh();
  expect(desk.view()).toMatchObject({ connection: 'live', hasOlder: true });
});

test('a desk whose list has no index yet has what is new all the same', async () => {
  const { desk, change } = await openWithoutList('failed');
  change(3, 'called');
  await desk.refresh();
  expect(statusOf(desk, 3)).toBe('called');
});

test('a change is read again for a moment, as another may follow before it, and then no more', async () => {
  const { cloud, open, change, pass } = setup(many(PAGE_SIZE + 5));
  const desk = await open();
  change(3, 'called');
  const read = async () => {
    const before = cloud.reads;
    await desk.refresh();
    return cloud.reads - before;
  };
  // The newest of all once more, and record and order of one that was not loaded.
  expect(await read()).toBe(3);
  expect(await read()).toBe(1);
  expect(statusOf(desk, 3)).toBe('called');
  expect(desk.view().enquiries.every(({ order }) => order !== undefined)).toBe(true);
  change(8, 'called');
  expect(await read()).toBe(2);
  pass(16_000);
  expect(await read()).toBe(2);
  // A look that finds nothing costs one read.
  expect(await read()).toBe(1);
  const asked: unknown[] = [];
  const { readChanges } = cloud;
  cloud.readChanges = async (...args) => {
    const found = await readChanges(...args);
    asked.push(...found.enquiries);
    return found;
  };
  await desk.refresh();
  expect(asked).toEqual([]);
});

test('after an own change the record is read, and not the order, which never changes', async () => {
  const { cloud, open } = setup([enquiry(1)]);
  const desk = await open();
  const before = cloud.reads;
  await desk.change(enquiry(1), { status: 'done', outcome: 'spam' });
  expect(cloud.reads - before).toBe(1);
  expect(desk.view().enquiries).toMatchObject([{ status: 'done', order: enquiry(1).order }]);
});

test('one that becomes visible after a later one is shown also by a desk that seldom looks', async () => {
  const { cloud, open, pass } = setup(many(3));
  const desk = await open();
  pass(60_000);
  const at = pass(0);
  cloud.stored.set(enquiry(4).id, enquiry(4, { changedAt: at }));
  await desk.refresh();
  cloud.stored.set(enquiry(5).id, enquiry(5, { changedAt: at - 400 }));
  pass(60_000);
  await desk.refresh();
  expect(statusOf(desk, 5)).toBe('new');

  pass(60_000);
  const before = cloud.reads;
  await desk.refresh();
  // A look that finds nothing costs one read.
  expect(cloud.reads - before).toBe(1);
});

test('records that cannot be read cost nothing later, and hide no change that follows them', async () => {
  const { cloud, open, change, pass } = setup(many(PAGE_SIZE + 5));
  const desk = await open();
  const { readChanges } = cloud;
  cloud.readChanges = async (...args) => {
    const found = await readChanges(...args);
    return { ...found, enquiries: found.enquiries.filter(({ id }) => id !== enquiry(4).id) };
  };
  change(4, 'called');
  for (let number = 5; number < PAGE_SIZE + 5; number++) change(number, 'called');
  await desk.refresh();
  expect(statusOf(desk, PAGE_SIZE + 4)).toBe('called');

  change(4, 'done');
  await desk.refresh();
  pass(16_000);
  await desk.refresh();
  const before = cloud.reads;
  await desk.refresh();
  // A look that finds nothing costs one read.
  expect(cloud.reads - before).toBe(1);
});

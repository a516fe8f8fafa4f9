import { CloudError, PAGE_SIZE } from '../model/deskCloud';
import { ids, setup, shown } from '../testing/deskSetup';
import { enquiry } from '../testing/memoryCloud';

test('opening what somebody else has called in the meantime changes nothing', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.stored.set(enquiry(1).id, enquiry(1, { status: 'called', changedAt: 60_001 }));
  await desk.change(enquiry(1), { status: 'seen' });

  expect(shown(desk, 1)?.status).toBe('called');
  expect(desk.view().pending).toEqual([]);
});

test('a change that the database does not take is said, and can be discarded', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.refusal = 'denied';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  const [refused] = desk.view().pending;
  expect(refused).toMatchObject({ isRefused: true });
  // What was not taken is not shown as if it had been.
  expect(shown(desk, 1)?.status).toBe('new');
  await desk.discard(refused?.entryId ?? '');

  expect(desk.view().pending).toEqual([]);
  expect(shown(desk, 1)?.history).toEqual([]);
});

test('a change of an enquiry that was erased goes with it', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  cloud.stored.delete(enquiry(1).id);
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });

  expect(desk.view().pending).toEqual([]);
  expect(ids(desk)).toEqual([enquiry(2).id]);
});

test.each(['here', 'elsewhere'])(
  'what was refused of an enquiry goes with it, when it is erased %s',
  async (where) => {
    const { cloud, device, open, pass } = setup();
    const desk = await open();
    cloud.refusal = 'denied';
    await desk.change(enquiry(1), { note: 'Her husband is called Ravi' });
    await desk.change(enquiry(2), { note: 'x' });
    expect(desk.view().pending).toHaveLength(2);
    if (where === 'here') await desk.erase(enquiry(1));
    else {
      cloud.stored.delete(enquiry(1).id);
      cloud.erased.push({ id: enquiry(1).id, at: 10_000_000 });
      pass(61_000);
      await desk.refresh();
    }

    expect(desk.view().pending).toMatchObject([{ note: 'x' }]);
    expect((await device.read()).pending).toMatchObject([{ note: 'x' }]);
  },
);

test('whatever erased it meanwhile, a desk that is opened again has forgotten it', async () => {
  const { cloud, device, open } = setup(
    Array.from({ length: 2 * PAGE_SIZE }, (_, at) => enquiry(at + 1, { status: 'done' })),
  );
  const first = await open();
  await first.loadOlder({});
  // By a command and by its expiry: no page that the desk loads at its start would show the first one.
  for (const number of [10, 40]) {
    cloud.stored.delete(enquiry(number).id);
    cloud.erased.push({ id: enquiry(number).id, at: 2 * PAGE_SIZE * 60_000 });
  }
  const desk = await open();

  expect(ids(desk)).toEqual([...cloud.stored.keys()].reverse());
  expect((await device.read()).enquiries).toHaveLength(2 * PAGE_SIZE - 2);
});

test('a device that slept for months forgets what was erased, also while the list cannot be read', async () => {
  const { cloud, device, open, pass } = setup();
  await open();
  pass(100 * 24 * 60 * 60_000);
  cloud.stored.delete(enquiry(1).id);
  cloud.erased.push({ id: enquiry(1).id, at: 10_000_000 });
  // Such as an index that is still being built.
  cloud.readPage = () => Promise.reject(new CloudError('failed'));
  const desk = await open();

  expect(ids(desk)).toEqual([enquiry(2).id]);
  expect((await device.read()).enquiries).toHaveLength(1);
});

test('what waits is sent although the list cannot be read', async () => {
  const { cloud, open, pass } = setup();
  const desk = await open();
  cloud.failure = 'offline';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  cloud.failure = undefined;
  pass(40 * 24 * 60 * 60_000);
  cloud.readPage = () => Promise.reject(new CloudError('failed'));
  await open();

  expect(cloud.stored.get(enquiry(1).id)?.status).toBe('done');
});

test('what is kept no longer is gone from a device that nothing tells so', async () => {
  const expireAt = 10_000_000 + 60_000;
  const { cloud, device, open, pass } = setup([enquiry(1, { expireAt }), enquiry(2)]);
  const desk = await open();
  cloud.failure = 'offline';
  expect(ids(desk)).toHaveLength(2);
  pass(60_000);
  await desk.refresh();
  expect(ids(desk)).toEqual([enquiry(2).id]);

  const restarted = await open();
  expect(ids(restarted)).toEqual([enquiry(2).id]);
  expect((await device.read()).enquiries).toHaveLength(1);
});

test('an answer from before an erasure does not bring the enquiry back', async () => {
  const { cloud, device, open } = setup();
  const desk = await open();
  const person = enquiry(1).order!;
  const found = await cloud.readOfPerson(person);
  let arrive = () => {};
  cloud.readOfPerson = () => new Promise((resolve) => (arrive = () => resolve(found)));
  const loading = desk.loadPerson(person);
  await desk.erase(enquiry(1));
  arrive();
  await loading;

  expect(ids(desk)).toEqual([enquiry(2).id]);
  expect((await device.read()).enquiries.map(({ id }) => id)).toEqual([enquiry(2).id]);
});

test('an erasure whose answer is lost counts as done; one that failed is said', async () => {
  const { cloud, open } = setup();
  const desk = await open();
  const { erase } = cloud;
  cloud.erase = async (...args) => {
    await erase(...args);
    throw new CloudError('offline');
  };
  await desk.erase(enquiry(1));
  expect(ids(desk)).toEqual([enquiry(2).id]);

  cloud.erase = () => Promise.reject(new CloudError('offline'));
  await expect(desk.erase(enquiry(2))).rejects.toThrow('offline');
  expect(ids(desk)).toEqual([enquiry(2).id]);
});

test('a look that finds nothing new has the desk drawn once', async () => {
  const { open } = setup();
  const desk = await open();
  const onChange = jest.fn();
  desk.subscribe(onChange);
  await desk.refresh();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ['what is kept no longer is gone', 1000, [2]],
  ['a desk that slept has the time', 60_000, [1, 2]],
])('before the database answers %s', async (_, slept, left) => {
  const start = 10_000_000;
  const expireAt = left.includes(1) ? Infinity : start + slept;
  const { cloud, open, pass } = setup([enquiry(1, { expireAt }), enquiry(2)], start);
  const desk = await open();
  cloud.readChanges = () => new Promise(() => {});
  pass(slept);
  void desk.refresh();
  await new Promise((done) => setTimeout(done));

  expect(ids(desk)).toEqual(left.map((number) => enquiry(number).id).reverse());
  expect(desk.view().now).toBe(start + slept);
});

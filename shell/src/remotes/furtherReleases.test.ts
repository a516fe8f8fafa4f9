import type { PinnedReleases } from '@site/contracts/pinnedReleases';

const further = { address: '/releases/pins/0123456789ab/en.json', integrity: 'sha256-x' };
const releases: PinnedReleases = {
  remoteOrder: { release: '1.0.0', entry: '/o.js', integrity: {} },
};
const fetched = jest.fn();
const arrives = (value: unknown) => ({ json: async () => value });

/** The module as it is in a document that has just been opened. */
async function newDocument() {
  jest.resetModules();
  const { expectReleases, learnReleases, areAllKnown, onAllKnown } =
    await import('./furtherReleases');
  const take = jest.fn();
  expectReleases(further, take);
  return { learnReleases, areAllKnown, onAllKnown, take };
}

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.useRealTimers());

test('they are fetched once, with their hash, and whoever listens is told', async () => {
  fetched.mockResolvedValue(arrives(releases));
  const { learnReleases, areAllKnown, onAllKnown, take } = await newDocument();
  const listener = jest.fn();
  onAllKnown(listener);
  expect(areAllKnown()).toBe(false);
  await Promise.all([learnReleases(), learnReleases()]);
  await learnReleases();

  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(
    further.address,
    expect.objectContaining({ integrity: 'sha256-x', cache: 'default' }),
  );
  expect(take).toHaveBeenCalledWith(releases);
  expect([areAllKnown(), listener.mock.calls.length]).toEqual([true, 1]);
});

test('a damaged file is asked for again past the caches', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(arrives({ remoteOrder: { entry: '/o.js' } }))
    .mockResolvedValueOnce(arrives(releases));
  const { learnReleases, take } = await newDocument();
  const learning = learnReleases();
  await jest.runAllTimersAsync();
  await learning;

  expect(fetched.mock.calls.map(([, { cache }]) => cache as string)).toEqual([
    'default',
    'reload',
    'reload',
  ]);
  expect(take).toHaveBeenCalledTimes(1);
});

test('a network that is dead is told, and the next call tries again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { learnReleases, areAllKnown } = await newDocument();
  const learning = expect(learnReleases()).rejects.toThrow('Failed to fetch');
  await jest.runAllTimersAsync();
  await learning;
  expect(areAllKnown()).toBe(false);

  fetched.mockResolvedValue(arrives(releases));
  await learnReleases();
  expect(areAllKnown()).toBe(true);
});

import { fetchFile } from './fetchFile';

const fetching = jest.fn();
const blob = jest.fn();
const whole = { ok: true, blob };
let address: string;
let count = 0;

beforeEach(() => {
  // What has been fetched is remembered.
  address = `/releases/remote-order/${++count}.js`;
  AbortSignal.timeout = () => new AbortController().signal;
  Object.assign(globalThis, { fetch: fetching });
  fetching.mockReset().mockResolvedValue(whole);
  blob.mockReset().mockResolvedValue({});
});

const asked = () => fetching.mock.calls.map(([of, { cache, integrity }]) => [of, cache, integrity]);

test('a file is fetched once, to its end, as its hash says', async () => {
  await Promise.all([fetchFile(address, 'sha384-a'), fetchFile(address, 'sha384-a')]);
  await fetchFile(address, 'sha384-a');

  expect(asked()).toEqual([[address, 'default', 'sha384-a']]);
  expect(blob).toHaveBeenCalledTimes(1);
});

test.each([
  ['damaged or refused', () => fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['answered with an error', () => fetching.mockResolvedValueOnce({ ok: false, status: 404 })],
  ['broken off', () => blob.mockRejectedValueOnce(new DOMException('timed out', 'TimeoutError'))],
])('a file that is %s is a failure, and is asked for again', async (_case, spoil) => {
  spoil();
  await expect(fetchFile(address, 'sha384-a')).rejects.toThrow(/fetch|404|timed out/);

  await fetchFile(address, 'sha384-a');
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('past caches it is fetched in any case, and who asks next waits for that', async () => {
  await fetchFile(address, 'sha384-a');
  let arrive = (_response: object) => {};
  fetching.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const renewing = fetchFile(address, 'sha384-a', { pastCaches: true });

  expect(asked()[1]).toEqual([address, 'reload', 'sha384-a']);
  expect(fetchFile(address, 'sha384-a')).toBe(renewing);
  arrive(whole);
  await renewing;
});

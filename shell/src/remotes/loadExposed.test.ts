import { loadRemote } from '@module-federation/enhanced/runtime';
import { loadExposed } from './loadExposed';
import { setReleases } from './releasesInUse';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
const library = jest.mocked(loadRemote);

beforeEach(() => {
  jest.useFakeTimers();
  const adopted = { base: '/', type: 'global', container: 'others', scripts: [], styles: [] };
  setReleases({
    order: { entry: '/entry.js', adopted: { ...adopted, hasOwnLibraries: true } },
  } as never);
});
afterEach(() => jest.useRealTimers());

async function load() {
  const outcome = loadExposed('order/OrderForm').catch(({ message }: Error) => message);
  await jest.runAllTimersAsync();
  return outcome;
}

test('a component that another React was built with is refused with what to do', async () => {
  library.mockResolvedValue({ default: () => null });
  expect(await load()).toMatch(
    /^order\/OrderForm exports no \{ mount \}, .* Export it, or share react/,
  );
});

test('what draws itself is taken', async () => {
  const part = { mount: () => {} };
  library.mockResolvedValue({ default: part });
  expect(await load()).toBe(part);
});

test.each([
  ['a slow link brings late comes, from where it was', 'default', []],
  [
    'was damaged and comes late is asked for past the caches',
    'reload',
    [new TypeError('Failed to fetch')],
  ],
])('a file that %s', async (entry, lastCache, failures) => {
  setReleases({ order: { entry, files: { OrderForm: [] } } } as never);
  const answer = { ok: true, blob: async () => {} };
  const asked = jest.fn<Promise<object>, [string, RequestInit]>(
    (_address, { signal }) =>
      new Promise((resolve, reject) => {
        setTimeout(resolve, 8000, answer);
        signal!.onabort = () => reject(signal!.reason as Error);
      }),
  );
  failures.forEach((failure) => asked.mockRejectedValueOnce(failure));
  Object.assign(globalThis, { fetch: asked });
  const part = { mount: () => {} };
  library.mockResolvedValue({ default: part });

  expect(await load()).toBe(part);
  expect(asked.mock.lastCall?.[1].cache).toBe(lastCache);
});

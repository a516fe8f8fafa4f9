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

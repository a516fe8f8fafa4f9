import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ExposedModule } from '@site/contracts/exposedModules';
import { noteThrown, outcomesSoFar } from '../visit-report/outcomes';
import { MAX_LOADING_MS, remoteModule, startLoading } from './remoteModule';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const library = jest.mocked(loadRemote);

const part = { mount: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  library.mockReset();
  startLoading();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function load(module: ExposedModule) {
  remoteModule(module).load();
  await jest.runAllTimersAsync();
  return outcomesSoFar()[module];
}

// A visit remembers: each test asks for a module of its own.
test('a module that comes at once is ok; that it throws later counts', async () => {
  library.mockResolvedValue({ default: part });
  expect(await load('remoteOrder/OrderForm')).toEqual({ outcome: 'ok', ms: 0 });

  noteThrown('remoteOrder/OrderForm', new Error('broken'));
  expect(outcomesSoFar()['remoteOrder/OrderForm']).toEqual({
    outcome: 'fallback',
    reason: 'threw',
    ms: 0,
  });
});

test.each(['chrome', 'moz', 'safari-web'])(
  'what an extension (%s) throws while a module is drawn counts against nobody',
  (browser) => {
    const module = `remoteOrder/${browser}` as ExposedModule;
    const file = `${browser}-extension://abc/content.js:1:2`;
    const failure = new Error('Not ours');
    failure.stack = `Error\n at insertBefore (${file})\n at ${location.origin}/releases/a.js:1:2`;
    noteThrown(module, failure);
    expect(outcomesSoFar()[module]).toBeUndefined();

    failure.stack = `Error\n at ${location.origin}/releases/a.js:1:2\n at send (${file})`;
    noteThrown(module, failure);
    expect(outcomesSoFar()[module]).toMatchObject({ reason: 'threw' });
  },
);

test('a module that was prefetched in vain and comes after a failure was retried, for this reason and in this time', async () => {
  library.mockRejectedValue(new Error('ScriptNetworkError: …'));
  remoteModule('remoteOrder/Subscribe').prefetch();
  await jest.runAllTimersAsync();
  expect(outcomesSoFar()['remoteOrder/Subscribe']).toBeUndefined();

  library
    .mockRejectedValueOnce(new Error('ScriptNetworkError: …'))
    .mockResolvedValueOnce({ default: part });
  expect(await load('remoteOrder/Subscribe')).toEqual({
    outcome: 'retried',
    reason: 'refused',
    ms: 300,
  });
});

test('a module whose fallback was shown stays one, whatever comes later', async () => {
  library.mockResolvedValueOnce({}).mockResolvedValueOnce({}).mockResolvedValueOnce({});
  const shown = await load('remoteProducts/ProductPage');
  expect(shown).toEqual({ outcome: 'fallback', reason: 'missing', ms: 1100 });

  library.mockResolvedValue({ default: part });
  expect(await load('remoteProducts/ProductPage')).toEqual(shown);
  expect(remoteModule('remoteProducts/ProductPage').state().step).toBe('loaded');
});

test('a module that never answers ran out of time', async () => {
  library.mockReturnValue(new Promise(() => {}));

  expect(await load('remoteProducts/ProductShowcase')).toEqual({
    outcome: 'fallback',
    reason: 'timeout',
    ms: MAX_LOADING_MS,
  });
});

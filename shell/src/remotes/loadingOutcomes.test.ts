import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ExposedModule } from '@site/contracts/exposedModules';
import { REMOTE_TIME_LIMIT } from './timeLimits';
import { loadExposed } from './loadExposed';
import { remoteResource } from './remoteResource';
import { outcomesSoFar } from '../visit-report/outcomes';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const library = jest.mocked(loadRemote);

const Part = () => null;

beforeEach(() => {
  jest.useFakeTimers();
  library.mockReset();
});
afterEach(() => jest.useRealTimers());

async function load(module: ExposedModule) {
  const loading = loadExposed(module).catch(() => {});
  await jest.runAllTimersAsync();
  await loading;
  return outcomesSoFar()[module];
}

// A visit remembers: each test asks for a module of its own.
test('a module that comes at once is ok; that it throws later counts', async () => {
  library.mockResolvedValue({ default: Part });
  const resource = remoteResource('remoteOrder/OrderForm');
  await resource.read();
  expect(outcomesSoFar()['remoteOrder/OrderForm']).toEqual({ outcome: 'ok', ms: 0 });

  resource.reset();
  expect(outcomesSoFar()['remoteOrder/OrderForm']).toEqual({
    outcome: 'fallback',
    reason: 'threw',
    ms: 0,
  });
});

test('a module that comes after a failure was retried, for this reason and in this time', async () => {
  library
    .mockRejectedValueOnce(new Error('ScriptNetworkError: …'))
    .mockResolvedValueOnce({ default: Part });

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

  library.mockResolvedValue({ default: Part });
  expect(await load('remoteProducts/ProductPage')).toEqual(shown);
});

test('a module that never answers ran out of time', async () => {
  library.mockReturnValue(new Promise(() => {}));

  expect(await load('remoteProducts/ProductShowcase')).toEqual({
    outcome: 'fallback',
    reason: 'timeout',
    ms: REMOTE_TIME_LIMIT,
  });
});

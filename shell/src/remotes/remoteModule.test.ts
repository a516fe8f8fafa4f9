import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { noteFailure, outcomesSoFar } from '../visit-report/outcomes';
import { MAX_LOADING_MS, remoteModule, startLoading } from './remoteModule';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const library = jest.mocked(loadRemote);

const part = { mount: jest.fn() };
let made = 0;

/** A module that no other test has asked for. */
function setup() {
  const name = `order/Part${++made}` as ExposedModule & LocalisedModule;
  const module = remoteModule(name);
  const steps: string[] = [];
  module.subscribe(() => steps.push(module.state().step));
  const load = async () => {
    module.load();
    await jest.runAllTimersAsync();
    const state = module.state();
    if (state.step === 'failed') noteFailure(name, state.failure);
    return outcomesSoFar()[name];
  };
  return { name, module, steps, load };
}

beforeEach(() => {
  jest.useFakeTimers();
  library.mockReset().mockResolvedValue({ default: part });
});
afterEach(() => jest.useRealTimers());

test('before the shell provides React, none of its scripts runs', async () => {
  const { load, module } = setup();
  expect(await load()).toBeUndefined();
  expect(library).not.toHaveBeenCalled();

  startLoading();
  expect(await load()).toEqual({ outcome: 'ok', ms: 0 });
  expect(module.state().step).toBe('loaded');
});

test('what comes after the time is up is shown all the same', async () => {
  let arrive = (_module: object) => {};
  library.mockReturnValue(new Promise((resolve) => (arrive = resolve)) as never);
  const { load, steps } = setup();
  expect(await load()).toMatchObject({ outcome: 'fallback', reason: 'timeout' });
  arrive({ default: part });
  await jest.advanceTimersByTimeAsync(MAX_LOADING_MS);

  expect(steps).toEqual(['loading', 'failed', 'loaded']);
});

test('a module that comes after a failure was retried, for this reason and in this time', async () => {
  library.mockRejectedValueOnce(new Error('ScriptNetworkError: …'));
  expect(await setup().load()).toEqual({ outcome: 'retried', reason: 'refused', ms: 300 });
});

test('a module whose fallback was shown stays one, whatever comes later', async () => {
  library.mockResolvedValueOnce({}).mockResolvedValueOnce({}).mockResolvedValueOnce({});
  const { load, module } = setup();
  const shown = await load();
  expect(shown).toEqual({ outcome: 'fallback', reason: 'missing', ms: 0 });

  expect(await load()).toEqual(shown);
  expect(module.state().step).toBe('loaded');
});

test.each(['chrome', 'moz', 'safari-web'])(
  'what an extension (%s) throws while a module is drawn counts against nobody',
  (browser) => {
    const { name } = setup();
    const file = `${browser}-extension://abc/content.js:1:2`;
    const failure = new Error('Not ours');
    failure.stack = `Error\n at insertBefore (${file})\n at ${location.origin}/releases/a.js:1:2`;
    noteFailure(name, failure);
    expect(outcomesSoFar()[name]).toBeUndefined();

    failure.stack = `Error\n at ${location.origin}/releases/a.js:1:2\n at send (${file})`;
    noteFailure(name, failure);
    expect(outcomesSoFar()[name]).toMatchObject({ reason: 'threw' });
  },
);

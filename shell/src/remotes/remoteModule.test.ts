import type { LocalisedModule } from '@site/contracts/exposedModules';
import { fetchFiles, loadExposed } from './loadExposed';
import { MAX_LOADING_MS, remoteModule, startLoading } from './remoteModule';

jest.mock('./loadExposed');
const load = jest.mocked(loadExposed);

const part = { mount: jest.fn() } as never;
let made = 0;

/** A module that no other test has asked for. */
function setup() {
  made += 1;
  const module = remoteModule(`remoteOrder/Part${made}` as LocalisedModule);
  const steps: string[] = [];
  module.subscribe(() => steps.push(module.state().step));
  return { module, steps };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockReset().mockResolvedValue(part);
  jest.mocked(fetchFiles).mockReset().mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('before the shell provides React, its files are fetched and none runs', async () => {
  const { module } = setup();
  module.load();
  await settle();
  expect(fetchFiles).toHaveBeenCalledWith(module.name);
  expect(load).not.toHaveBeenCalled();

  startLoading();
  await settle();
  expect(module.state().step).toBe('loaded');
});

test('what comes after the time is up is shown all the same', async () => {
  let arrive = (_part: never) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { module, steps } = setup();
  module.load();
  await jest.advanceTimersByTimeAsync(MAX_LOADING_MS);
  arrive(part);
  await settle();

  expect(steps).toEqual(['loading', 'failed', 'loaded']);
});

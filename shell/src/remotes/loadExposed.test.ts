import { loadRemote } from '@module-federation/enhanced/runtime';
import { fetchFile } from './fetchFile';
import { loadExposed } from './loadExposed';
import { setReleases } from './releasesInUse';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
jest.mock('./fetchFile');
const library = jest.mocked(loadRemote);
const fetched = jest.mocked(fetchFile);

const order = {
  entry: '/o/entry.js',
  integrity: { '/o/entry.js': 'sha384-entry', '/o/form.css': 'sha384-form' },
  files: { OrderForm: ['form.css'] },
};

beforeEach(() => {
  jest.useFakeTimers();
  library.mockReset();
  fetched.mockReset().mockResolvedValue();
  setReleases({ remoteOrder: order });
});
afterEach(() => jest.useRealTimers());

const part = { mount: jest.fn() };
const FILES = [
  ['/o/entry.js', 'sha384-entry'],
  ['/o/form.css', 'sha384-form'],
];
const asked = (pastCaches: boolean) => FILES.map((file) => [...file, { pastCaches }]);

test('gives the default export, once all that the module needs is there', async () => {
  let arrive = () => {};
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  library.mockResolvedValue({ default: part });
  const loading = loadExposed('remoteOrder/OrderForm');
  await jest.runAllTimersAsync();
  expect(fetched.mock.calls).toEqual(asked(false));
  expect(library).not.toHaveBeenCalled();

  arrive();
  await expect(loading).resolves.toBe(part);
  expect(library).toHaveBeenCalledWith('remoteOrder/OrderForm');
});

test('after a failure everything is asked for again, past caches', async () => {
  fetched.mockRejectedValueOnce(new Error('damaged'));
  library.mockResolvedValue({ default: part });
  const retried = jest.fn();
  const loading = loadExposed('remoteOrder/OrderForm', retried);
  await jest.runAllTimersAsync();

  await expect(loading).resolves.toBe(part);
  expect(fetched.mock.calls).toEqual([...asked(false), ...asked(true)]);
  expect(library).toHaveBeenCalledTimes(1);
  expect(retried.mock.calls).toEqual([[new Error('damaged')]]);
});

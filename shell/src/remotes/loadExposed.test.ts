import { loadRemote } from '@module-federation/enhanced/runtime';
import { REMOTE_TIME_LIMIT } from './timeLimits';
import { loadExposed } from './loadExposed';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const library = jest.mocked(loadRemote);

beforeEach(() => {
  jest.useFakeTimers();
  library.mockReset();
});
afterEach(() => jest.useRealTimers());

const Part = () => null;

test('gives the default export', async () => {
  library.mockResolvedValue({ default: Part });

  await expect(loadExposed('remoteOrder/OrderForm')).resolves.toBe(Part);
  expect(library).toHaveBeenCalledWith('remoteOrder/OrderForm');
});

test('tries again after a failure, and after a module that is empty', async () => {
  library
    .mockRejectedValueOnce(new Error('refused'))
    .mockResolvedValueOnce({})
    .mockResolvedValueOnce({ default: Part });
  const loading = loadExposed('remoteOrder/OrderForm');
  await jest.runAllTimersAsync();

  await expect(loading).resolves.toBe(Part);
});

test('gives up after the last attempt, with the last reason', async () => {
  library.mockRejectedValue(new Error('refused'));
  const loading = expect(loadExposed('remoteOrder/OrderForm')).rejects.toThrow('refused');
  await jest.runAllTimersAsync();

  await loading;
  expect(library).toHaveBeenCalledTimes(3);
});

test('a remote that never answers counts as failed when the time is up', async () => {
  library.mockReturnValue(new Promise(() => {}));
  const loading = expect(loadExposed('remoteOrder/OrderForm')).rejects.toThrow(
    `remoteOrder/OrderForm took too long (limit ${REMOTE_TIME_LIMIT} ms)`,
  );
  await jest.advanceTimersByTimeAsync(REMOTE_TIME_LIMIT);

  await loading;
});

import { fetchAhead, loadExposed } from './loadExposed';
import { learnReleases } from './furtherReleases';
import { setDeployed } from './releasesInUse';
import { remoteResource } from './remoteResource';

jest.mock('./loadExposed');
jest.mock('./furtherReleases');
const load = jest.mocked(loadExposed);
const fetch = jest.mocked(fetchAhead);

const part = () => null;
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  load.mockReset();
  fetch.mockReset();
});

test('what was fetched ahead can be drawn without waiting, and is fetched once', async () => {
  fetch.mockResolvedValue(true);
  load.mockResolvedValue(part as never);
  const resource = remoteResource('remoteOrder/OrderForm');
  resource.prefetch();
  resource.prefetch();
  expect(resource.hasArrived()).toBe(false);
  await settled();

  expect(resource.hasArrived()).toBe(true);
  expect(resource.read()).toMatchObject({ status: 'fulfilled', value: part });
  resource.prefetch();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what could not be fetched ahead is no failure, and is loaded when it is read', async () => {
  fetch.mockResolvedValue(false);
  load.mockResolvedValue(part as never);
  const resource = remoteResource('remoteOrder/OrderForm');
  resource.prefetch();
  await settled();
  expect([resource.hasFailed(), resource.hasArrived()]).toEqual([false, false]);
  expect(load).not.toHaveBeenCalled();

  expect(await resource.read()).toBe(part);
});

test.each(['read', 'readPrerendered'] as const)(
  '%s gives the promise that React has waited for, once it can be read without waiting',
  async (reading) => {
    load.mockResolvedValue(part as never);
    const resource = remoteResource('remoteOrder/OrderForm');
    const before = resource[reading]();
    resource.wake();
    expect(before).not.toHaveProperty('status');
    await before;

    // React complains of another promise for what it waits for.
    expect(resource[reading]()).toBe(before);
    expect(before).toMatchObject({ status: 'fulfilled', value: part });
  },
);

test('what threw when it was drawn is loaded again, and the second one is shown', async () => {
  const second = () => null;
  load.mockResolvedValueOnce(part as never).mockResolvedValueOnce(second as never);
  const resource = remoteResource('remoteOrder/OrderForm');
  resource.wake();
  expect(await resource.readPrerendered()).toBe(part);
  resource.reset();

  expect(resource.hasArrived()).toBe(false);
  expect(await resource.read()).toBe(second);
});

test('prerendered content sleeps until it is woken, and is loaded once', async () => {
  load.mockResolvedValue(part as never);
  const resource = remoteResource('remoteOrder/OrderForm');
  const reading = resource.readPrerendered();
  await settled();
  expect(load).not.toHaveBeenCalled();

  resource.wake();
  resource.wake();
  expect(await reading).toBe(part);
  expect(load).toHaveBeenCalledTimes(1);
});

describe('of a remote that the page does not name', () => {
  const learn = jest.mocked(learnReleases);
  beforeEach(() => setDeployed([], []));
  afterEach(() => setDeployed(['remoteOrder']));
  const known = () => setDeployed(['remoteOrder']);

  test('its release is learnt before it is loaded, ahead of time too', async () => {
    fetch.mockResolvedValue(true);
    load.mockResolvedValue(part as never);
    learn.mockImplementation(async () => known());
    const resource = remoteResource('remoteOrder/OrderForm');
    resource.prefetch();
    expect(fetch).not.toHaveBeenCalled();
    expect(await resource.read()).toBe(part);
    expect(learn).toHaveBeenCalled();
  });

  test('it has failed when that fails, and is tried again on demand', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    learn.mockRejectedValue(new TypeError('Failed to fetch'));
    const resource = remoteResource('remoteOrder/OrderForm');
    resource.prefetch();
    await settled();
    expect(resource.hasFailed()).toBe(false);

    await expect(resource.read()).rejects.toThrow('Failed to fetch');
    expect(resource.hasFailed()).toBe(true);
    expect(load).not.toHaveBeenCalled();
  });
});

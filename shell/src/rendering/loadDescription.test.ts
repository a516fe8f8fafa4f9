import { loadRemote } from '@module-federation/enhanced/runtime';
import { loadDescription } from './loadDescription';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn() }));
const load = jest.mocked(loadRemote);
const describing = 'remoteProducts/describeProduct';

test('gives the module’s function', async () => {
  const describeProduct = () => ({ drug: {} });
  load.mockResolvedValue({ default: describeProduct });
  expect(await loadDescription(describing)).toBe(describeProduct);
});

test('a module that fails fails the page', async () => {
  load.mockRejectedValue(new TypeError('x is undefined'));
  await expect(loadDescription(describing)).rejects.toThrow('x is undefined');
});

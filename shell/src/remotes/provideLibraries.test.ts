import { registerRemotes } from '@module-federation/enhanced/runtime';
import { registerReleases } from './provideLibraries';
import { adoptedRelease, availableIn, isDeployed } from './releasesInUse';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerRemotes: jest.fn() }));

const release = (name: string) => ({
  release: '1.0.0',
  entry: `/${name}/entry.js`,
  integrity: {},
  modules: ['OrderForm', 'OrderForm.hi'],
});
const adopted = { base: '/w/', type: 'module', container: 'w', scripts: [], styles: [] } as const;
const foreign = { ...release('w'), adopted };

test('each remote that is deployed is registered, and one that others built waits until it is wanted', () => {
  registerReleases({
    shell: release('s'),
    remoteOrder: release('o'),
    ...{ remoteWeather: foreign },
  });

  expect(registerRemotes).toHaveBeenCalledWith([{ name: 'remoteOrder', entry: '/o/entry.js' }]);
  expect(adoptedRelease('remoteWeather')).toBe(foreign);
  expect(adoptedRelease('remoteOrder')).toBeUndefined();
  expect(isDeployed('remoteOrder/OrderForm')).toBe(true);
  expect(isDeployed('remoteProducts/ProductPage')).toBe(false);
  expect(availableIn('remoteOrder/OrderForm', 'hi')).toBe('remoteOrder/OrderForm.hi');
  expect(availableIn('remoteOrder/Subscribe', 'hi')).toBe('remoteOrder/Subscribe');
});

import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { menuEntriesIn } from '../routes/routesInUse';
import { registerReleases } from './registerReleases';
import { adoptedRelease, availableIn, isDeployed, isKnown } from './releasesInUse';

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

test('of a remote that the page does not name, it is known whether it is deployed; its module is known later', () => {
  const further = { address: '/pins', integrity: 'sha256-x', absent: ['remoteProducts'] as const };
  registerReleases(
    { remoteOrder: release('o') },
    { ...further, menu: [{ path: '/x', menu: 'X' }] },
  );
  expect(menuEntriesIn('en')).toEqual([{ path: '/x', menu: 'X' }]);
  expect(isDeployed('remoteProducts/ProductPage')).toBe(false);
  expect([isKnown('remoteOrder/OrderForm'), isDeployed('remoteOrder/OrderForm')]).toEqual([
    true,
    true,
  ]);
  const later = 'remoteLater/Page' as LocalisedModule;
  expect([isKnown(later), isDeployed(later)]).toEqual([false, true]);

  jest.mocked(registerRemotes).mockClear();
  registerReleases({ remoteOrder: release('o'), ...{ remoteLater: release('l') } });
  expect([isKnown(later), isDeployed(later)]).toEqual([true, true]);
  expect(registerRemotes).toHaveBeenCalledWith([{ name: 'remoteLater', entry: '/l/entry.js' }]);
});

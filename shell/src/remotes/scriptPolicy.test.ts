import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { admitOnlyPinnedScripts, integrityOfPinned } from './scriptPolicy';

const releases: PinnedReleases = {
  remoteProducts: { release: '1', entry: '/p/entry.js', integrity: { '/p/entry.js': 'sha384-p' } },
  remoteOrder: { release: '1', entry: '/o/entry.js', integrity: { '/o/entry.js': 'sha384-o' } },
};
const integrityOf = integrityOfPinned(releases, 'https://site.example');

test.each([
  ['/o/entry.js', 'sha384-o'],
  ['https://site.example/p/entry.js', 'sha384-p'],
  ['https://elsewhere.example/p/entry.js', undefined],
  ['/o/other.js', undefined],
])('the hash of %s is %s', (address, hash) => {
  expect(integrityOf(address)).toBe(hash);
});

test('the policy admits pinned scripts and sends others to an address that fails', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  let admit = (_address: string) => '';
  const createPolicy = jest.fn((_name, rules) => (admit = rules.createScriptURL));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });

  admitOnlyPinnedScripts(integrityOf);

  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  expect(admit('/o/entry.js')).toBe('/o/entry.js');
  expect(admit('/service-worker.js')).toBe('/service-worker.js');
  expect(admit('https://elsewhere.example/x.js')).toBe('about:invalid');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('https://elsewhere.example/x.js'));
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

import { registerPlugins } from '@module-federation/enhanced/runtime';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { startFederation } from './startFederation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
}));
jest.mock('./runtimeForRemotes', () => ({ runtimeForRemotes: {} }));

const release = (name: string) => ({
  release: '1.0.0',
  entry: `/${name}/entry.js`,
  integrity: { [`/${name}/entry.js`]: `sha384-of-${name}` },
});

/** What the federation runtime gets when it asks for the script of an entry. */
function scriptFor(url: string) {
  const [plugin] = jest.mocked(registerPlugins).mock.calls.at(-1)?.[0] ?? [];
  return plugin?.createScript?.({ url } as never) as { script: HTMLScriptElement; timeout: number };
}

test('the runtime asks for a script with its hash, for no longer than a visitor waits', () => {
  startFederation({ remoteOrder: release('o') });
  const { script, timeout } = scriptFor('/o/entry.js');

  expect(script).toMatchObject({
    src: 'http://localhost/o/entry.js',
    integrity: 'sha384-of-o',
    crossOrigin: 'anonymous',
  });
  expect(timeout).toBe(SCRIPT_TIMEOUT_MS);
});

test('a remote that is admitted later has its hash from then on', () => {
  const { admit } = startFederation({ remoteOrder: release('o') });
  expect(scriptFor('/p/entry.js').script.integrity).toBe('');

  admit({ remoteOrder: release('o'), remoteProducts: release('p') });
  expect(scriptFor('/p/entry.js').script.integrity).toBe('sha384-of-p');
});

test('the policy admits pinned scripts of this site and sends others to an address that fails', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  let admit = (_address: string) => '';
  const createPolicy = jest.fn((_name, rules) => (admit = rules.createScriptURL));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  startFederation({ remoteOrder: release('o') });

  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
  for (const own of ['/o/entry.js', `${location.origin}/o/entry.js`, '/service-worker.js'])
    expect(admit(own)).toBe(own);
  for (const other of ['https://elsewhere.example/o/entry.js', '/o/other.js'])
    expect(admit(other)).toBe('about:invalid');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('/o/other.js'));
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

import { registerPlugins } from '@module-federation/enhanced/runtime';
import { SCRIPT_TIMEOUT } from './timeLimits';
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
  expect(timeout).toBe(SCRIPT_TIMEOUT);
});

test('a remote that is admitted later has its hash from then on', () => {
  const { admit } = startFederation({ remoteOrder: release('o') });
  expect(scriptFor('/p/entry.js').script.integrity).toBe('');

  admit({ remoteOrder: release('o'), remoteProducts: release('p') });
  expect(scriptFor('/p/entry.js').script.integrity).toBe('sha384-of-p');
});

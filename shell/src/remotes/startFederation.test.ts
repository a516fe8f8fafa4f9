import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { SCRIPT_TIMEOUT } from './budgets';
import { startFederation } from './startFederation';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('./runtimeForRemotes', () => ({ runtimeForRemotes: {} }));

const release = (name: string) => ({
  release: '1.0.0',
  entry: `/${name}/entry.js`,
  integrity: { [`/${name}/entry.js`]: `sha384-of-${name}` },
});
const live = { remoteProducts: release('p'), remoteOrder: release('o') };

/** What the federation runtime gets when it asks for the script of an entry. */
function scriptFor(url: string) {
  const [plugin] = jest.mocked(registerPlugins).mock.calls.at(-1)?.[0] ?? [];
  return plugin?.createScript?.({ url } as never) as { script: HTMLScriptElement; timeout: number };
}
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/p/entry.js">';
});
afterEach(() => document.head.replaceChildren());

test('the runtime takes up a script that is on its way', () => {
  startFederation(live).runPreloadedScripts(document);

  expect(scriptFor('/p/entry.js')).toEqual({ script: scripts()[0], timeout: SCRIPT_TIMEOUT });
});

test.each([
  ['that no page preloads', () => '/o/entry.js', 'sha384-of-o'],
  [
    'that failed',
    () => {
      scripts()[0]?.dispatchEvent(new Event('error'));
      return '/p/entry.js';
    },
    'sha384-of-p',
  ],
])('it gets a new element for a script %s, with its hash', (_, prepare, integrity) => {
  startFederation(live).runPreloadedScripts(document);
  const under = scripts();
  const url = prepare();
  const { script } = scriptFor(url);

  expect(under).not.toContain(script);
  expect(script).toMatchObject({ src: `http://localhost${url}`, integrity });
  expect(script.crossOrigin).toBe('anonymous');
});

test('each remote is registered with the entry of its release', () => {
  startFederation(live).register(live);

  expect(registerRemotes).toHaveBeenCalledWith([
    { name: 'remoteProducts', entry: '/p/entry.js' },
    { name: 'remoteOrder', entry: '/o/entry.js' },
  ]);
});

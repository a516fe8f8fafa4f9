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
const live = {
  remoteProducts: { ...release('p'), scripts: { ProductPage: ['page.js'] } },
  remoteOrder: release('o'),
};
const MODULE = 'remoteProducts/ProductPage';

/** What the federation runtime gets when it asks for the script of an entry. */
function scriptFor(url: string) {
  const [plugin] = jest.mocked(registerPlugins).mock.calls.at(-1)?.[0] ?? [];
  return plugin?.createScript?.({ url } as never) as { script: HTMLScriptElement; timeout: number };
}
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

test('the runtime takes up a script that is on its way', () => {
  startFederation(live).runScriptsOf(MODULE);

  expect(scriptFor('/p/entry.js')).toEqual({ script: scripts()[0], timeout: SCRIPT_TIMEOUT });
});

test.each([
  ['that nobody ran ahead', () => '/o/entry.js', 'sha384-of-o'],
  [
    'that failed',
    () => {
      scripts()[0]?.dispatchEvent(new Event('error'));
      return '/p/entry.js';
    },
    'sha384-of-p',
  ],
])('it gets a new element for a script %s, with its hash', (_, prepare, integrity) => {
  startFederation(live).runScriptsOf(MODULE);
  const under = scripts();
  const url = prepare();
  const { script } = scriptFor(url);

  expect(under).not.toContain(script);
  expect(script).toMatchObject({ src: `http://localhost${url}`, integrity });
  expect(script.crossOrigin).toBe('anonymous');
});

test('the entry and the scripts of a module are fetched side by side', () => {
  startFederation(live).runScriptsOf(MODULE);

  expect(scripts().map(({ src }) => src)).toEqual([
    'http://localhost/p/entry.js',
    'http://localhost/p/page.js',
  ]);
});

test('a page that does not list the scripts of modules leaves them to the runtime', () => {
  startFederation(live).runScriptsOf('remoteOrder/OrderForm');

  expect(scripts()).toEqual([]);
});

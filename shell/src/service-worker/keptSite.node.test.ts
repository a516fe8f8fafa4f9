import { COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';

const PINS = '/releases/pins/0123456789ab/pins.js';
const release = (name: string) => ({
  release: '1.0.0',
  entry: `/releases/${name}/1/entry.js`,
  integrity: { [`/releases/${name}/1/entry.js`]: `sha256-${name}` },
});
const page = (...named: string[]) =>
  `<div id="site" data-composition="abcdefabcdef"></div><script type="application/json" id="${PINNED_RELEASES_ID}">${JSON.stringify(
    Object.fromEntries(named.map((name) => [name, release(name)])),
  )}</script>`;

let kept: Map<string, string>;
let asked: [path: string, integrity: string | undefined][];

/** What the worker does in a composition: its module reads it once. */
async function keep(path: string, site: Partial<ComposedSite>): Promise<string[]> {
  jest.resetModules();
  const bases = ['/releases/shell/1/', '/releases/order/1/'];
  Object.assign(globalThis, {
    [COMPOSED_SITE]: { id: 'abcdefabcdef', bases, files: {}, ...site },
  });
  const module = await import('./keptSite');
  await module.keep(path);
  return [...kept.keys()];
}

beforeEach(() => {
  kept = new Map();
  asked = [];
  const answers: Record<string, string> = {
    '/buy-now': page('shell', 'order'),
    '/offline': '<div data-composition="abcdefabcdef"></div>',
    [PINS]: JSON.stringify({ order: release('order'), products: release('products') }),
  };
  // A cache refuses that one, and browsers differ in what they compare.
  const answer = (text: string) => new Response(text, { headers: { Vary: '*' } });
  const cache = {
    match: async (path: string) => {
      const text = kept.get(path);
      return text === undefined ? undefined : { json: async () => JSON.parse(text) as unknown };
    },
    put: async (path: string, response: Response) => {
      if (response.headers.has('vary')) throw new TypeError('Vary: *');
      kept.set(path, await response.text());
    },
    delete: async (path: string) => kept.delete(path),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://site.example${path}` })),
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    fetch: async (path: string, { integrity }: RequestInit) => {
      asked.push([path, integrity]);
      return answer(answers[path] ?? 'script');
    },
  });
});

test('a page is kept with the files of its language, which come before it', async () => {
  const files = { en: { '/releases/order/1/entry.js': 'sha256-order' } };
  expect(await keep('/buy-now', { files })).toEqual([
    '/releases/order/1/entry.js',
    '/offline',
    '/buy-now',
  ]);
});

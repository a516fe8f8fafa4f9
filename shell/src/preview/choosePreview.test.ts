import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { choosePreview } from './choosePreview';

const ID = '1.5.0-rc.1-0123456789ab';
const LIVE = '1.4.0-aaaaaaaaaaaa';
const BASE = `/releases/remote-products/${ID}/`;
const pinned = (folder: string, release: string) => ({
  release,
  entry: `/releases/${folder}/${release}/remoteEntry.js`,
  integrity: { [`/releases/${folder}/${release}/remoteEntry.js`]: 'sha384-x' },
});
const live: PinnedReleases = {
  shell: pinned('shell', LIVE),
  remoteProducts: pinned('remote-products', LIVE),
  remoteOrder: pinned('remote-order', LIVE),
};
const candidate = {
  application: 'remoteProducts',
  version: '1.5.0-rc.1',
  contract: CONTRACT_VERSION,
  ...pinned('remote-products', ID),
};
const liveDescription = { ...candidate, version: '1.4.0', ...live.remoteProducts };

/** The network, which jsdom has none of: answers with what stands at an address. */
let site: Record<string, unknown>;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  site = {
    '/releases/remote-products/index.json': [LIVE, ID, '../x', 7],
    [`${BASE}release.json`]: candidate,
    [`/releases/remote-products/${LIVE}/release.json`]: liveDescription,
  };
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (address) => {
    asked.push(String(address));
    const ok = String(address) in site;
    return Promise.resolve({ ok, json: async () => site[String(address)] } as Response);
  };
});

test.each(['1.5.0-rc.1', ID])('products@%s takes the place of the live release', async (wanted) => {
  expect(await choosePreview(`products@${wanted}`, live)).toEqual({
    releases: { ...live, remoteProducts: candidate },
    changed: ['remoteProducts'],
    sentence: 'This is a preview of products 1.5.0-rc.1; it is not live.',
  });
});

const INSTEAD = 'The live site is shown and not the preview: ';
const refused: [string, string, () => void, string][] = [
  [
    'an unknown release',
    'products@9.0.0',
    () => {},
    'products 9.0.0 is not offered for a preview.',
  ],
  ['a version that is not whole', 'products@1.5', () => {}, 'its address does not name a release'],
  ['the live release', 'products@1.4.0', () => {}, 'products 1.4.0 is live.'],
  [
    'two releases of one version',
    'products@1.5.0-rc.1',
    () => (site['/releases/remote-products/index.json'] = [ID, ID.replace('0123', '4567')]),
    '1.5.0-rc.1 of products can mean',
  ],
  [
    'another contract',
    'products@1.5.0-rc.1',
    () => (site[`${BASE}release.json`] = { ...candidate, contract: CONTRACT_VERSION + 1 }),
    `products 1.5.0-rc.1 speaks contract ${CONTRACT_VERSION + 1}, this site speaks contract ${CONTRACT_VERSION}.`,
  ],
  [
    'a description of another release',
    'products@1.5.0-rc.1',
    () => (site[`${BASE}release.json`] = { ...candidate, release: LIVE }),
    'is damaged',
  ],
  [
    'a script from elsewhere',
    'products@1.5.0-rc.1',
    () =>
      (site[`${BASE}release.json`] = {
        ...candidate,
        entry: 'https://elsewhere.example/x.js',
        integrity: { 'https://elsewhere.example/x.js': 'sha384-x' },
      }),
    'is damaged',
  ],
  [
    'a script of another application',
    'products@1.5.0-rc.1',
    () => {
      const entry = `${BASE}../../remote-order/${LIVE}/remoteEntry.js`;
      site[`${BASE}release.json`] = { ...candidate, entry, integrity: { [entry]: 'sha384-x' } };
    },
    'is damaged',
  ],
  [
    'a script without a hash',
    'products@1.5.0-rc.1',
    () => (site[`${BASE}release.json`] = { ...candidate, integrity: {} }),
    'is damaged',
  ],
  [
    'a site without a list',
    'order@1.0.0',
    () => {},
    'the site does not answer what releases it has.',
  ],
  [
    'a network that fails',
    'products@1.5.0-rc.1',
    () => (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))),
    'the site does not answer what releases it has.',
  ],
  [
    'one good release and one bad',
    'products@1.5.0-rc.1,order@9.0.0',
    () => (site['/releases/remote-order/index.json'] = []),
    'order 9.0.0 is not offered for a preview.',
  ],
];
test.each(refused)('%s leaves the live site', async (_case, wish, prepare, reason) => {
  prepare();
  const { releases, changed, sentence } = await choosePreview(wish, live);
  expect(releases).toBe(live);
  expect(changed).toEqual([]);
  expect(sentence).toContain(INSTEAD);
  expect(sentence).toContain(reason);
});

test('nothing but a name from the list gets into an address', async () => {
  await choosePreview('products@1.5.0-rc.1', live);
  expect(asked).toEqual(['/releases/remote-products/index.json', `${BASE}release.json`]);
});

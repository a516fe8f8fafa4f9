import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { resolvePreview } from './resolvePreview';

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
  products: pinned('remote-products', LIVE),
  order: pinned('remote-order', LIVE),
};
const candidate = {
  application: 'products',
  version: '1.5.0-rc.1',
  contract: CONTRACT_VERSION,
  ...pinned('remote-products', ID),
};
const liveDescription = { ...candidate, version: '1.4.0', ...live.products };

/** What `fetch` finds at an address; jsdom has no network. */
let site: Record<string, unknown>;
const fetched: string[] = [];
beforeEach(() => {
  fetched.length = 0;
  site = {
    '/releases/remote-products/index.json': [LIVE, ID, '../x', 7],
    [`${BASE}release.json`]: candidate,
    [`/releases/remote-products/${LIVE}/release.json`]: liveDescription,
  };
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (address) => {
    fetched.push(String(address));
    const ok = String(address) in site;
    return Promise.resolve({ ok, json: async () => site[String(address)] } as Response);
  };
});

test.each(['1.5.0-rc.1', ID])('products@%s replaces the live release', async (wanted) => {
  expect(await resolvePreview(`products@${wanted}`, live)).toEqual({
    releases: { ...live, products: candidate },
    changed: ['products'],
    message: 'This is a preview of products 1.5.0-rc.1; it is not live.',
  });
});

const INSTEAD = 'You see the live site, not the preview: ';
const WANTED = 'products@1.5.0-rc.1';
const described = (change: object) => () =>
  void (site[`${BASE}release.json`] = { ...candidate, ...change });
const startingAt = (entry: string) => described({ entry, integrity: { [entry]: 'sha384-x' } });
const otherApplications = `${BASE}../../remote-order/${LIVE}/remoteEntry.js`;
const refused: [string, string, () => void, string][] = [
  ['the live release', 'products@1.4.0', () => {}, 'products 1.4.0 is live.'],
  [
    'another contract',
    WANTED,
    described({ contract: CONTRACT_VERSION + 1 }),
    `products 1.5.0-rc.1 speaks contract ${CONTRACT_VERSION + 1}, this site speaks contract ${CONTRACT_VERSION}.`,
  ],
  ['a description of another release', WANTED, described({ release: LIVE }), 'is damaged'],
  ['a script from elsewhere', WANTED, startingAt('https://elsewhere.example/x.js'), 'is damaged'],
  ['a script of another application', WANTED, startingAt(otherApplications), 'is damaged'],
  ['a script without a hash', WANTED, described({ integrity: {} }), 'is damaged'],
  [
    'one good release and one bad',
    `${WANTED},order@9.0.0`,
    () => (site['/releases/remote-order/index.json'] = []),
    'order 9.0.0 is not offered for a preview.',
  ],
];
test.each(refused)('%s: the live site is shown', async (_case, requested, prepare, reason) => {
  prepare();
  const { releases, changed, message } = await resolvePreview(requested, live);
  expect(releases).toBe(live);
  expect(changed).toEqual([]);
  expect(message).toContain(INSTEAD);
  expect(message).toContain(reason);
});

test('only names from the list get into an address', async () => {
  await resolvePreview('products@1.5.0-rc.1', live);
  expect(fetched).toEqual(['/releases/remote-products/index.json', `${BASE}release.json`]);
});

import { shellOwner } from '@site/contracts/shell';
import { inspectReleases } from './inspectedRelease';

const ID = '1.4.0-0123456789ab';
const BASE = `/releases/remote-order/${ID}/`;
const pin = { release: ID, entry: `${BASE}remoteEntry.js`, integrity: {} };
const sources = { own: { en: [] } };

/** What `fetch` finds at an address; jsdom has no network. */
let site: Record<string, unknown>;
beforeEach(() => {
  globalThis.fetch = (address) => {
    const value = site[String(address)];
    return Promise.resolve({
      ok: value !== undefined,
      json: async () => value,
    } as Response);
  };
});

test('tells owner, release, version, commit and sources', async () => {
  site = {
    [`${BASE}release.json`]: { commit: 'abc' },
    [`${BASE}texts.json`]: sources,
    '/texts.json': sources,
  };
  const [shell, order, ...others] = await inspectReleases({ remoteOrder: pin });
  // A page in development names no release of the shell.
  expect(shell).toMatchObject({
    folder: 'shell',
    owner: shellOwner,
    release: 'development',
    version: 'development',
    sources,
  });
  expect(order).toEqual({
    folder: 'remote-order',
    owner: '@cirvena/order-team',
    release: ID,
    version: '1.4.0',
    commit: 'abc',
    sources,
    isForeign: false,
  });
  expect(others).toEqual([]);
});

test.each([
  ['files that are missing', {}],
  [
    'a release that was published outside of a repository',
    { [`${BASE}release.json`]: { commit: null } },
  ],
  [
    'something else in their place',
    { [`${BASE}texts.json`]: 'Not found', [`${BASE}release.json`]: [] },
  ],
])('%s leave their part out', async (_, content) => {
  site = content;
  const [, order] = await inspectReleases({ remoteOrder: pin });
  expect(order).toMatchObject({ version: '1.4.0', commit: undefined, sources: undefined });
});

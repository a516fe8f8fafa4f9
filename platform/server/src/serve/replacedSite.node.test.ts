import { PAGE_HASHES_FILE, type PageHashes } from '@site/compose/page/pageHashes';
import { orderWrite } from '@site/order-backend/testing/sampleOrders';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { testSites } from './testing/testSites';

const serve = testSites();

const SWITCHES = 25;
const OLD_SCRIPT = '/releases/shell/1.0.0-0123456789ab/main.js';

const page = (version: number) => `<p>version ${version}</p>${'x'.repeat(1000 + version)}`;

const filesOf = (version: number) => ({
  '/index.html': page(version),
  '/404.html': `<p>nothing in ${version}</p>`,
  // What earlier pages ask for stays, as publishing keeps it.
  [OLD_SCRIPT]: 'first()',
  [`/releases/shell/2.${version}.0-0123456789ab/main.js`]: `version(${version})`,
});

test('a page is sent with the policy of its own composition', async () => {
  const listing = (hashes: PageHashes) => ({
    ...filesOf(1),
    [`/${PAGE_HASHES_FILE}`]: JSON.stringify(hashes),
  });
  const { ask, publish } = await serve(
    listing({ scripts: ["'sha256-x'"], styles: ["'sha256-a'", "'sha256-b'"] }),
  );
  const inline = async () =>
    String((await ask('/')).headers['content-security-policy'])
      .split('; ')
      .filter((it) => /^(script|style)-src/.test(it));
  expect(await inline()).toEqual([
    "script-src 'self' 'strict-dynamic' 'sha256-x'",
    "style-src 'self' 'sha256-a' 'sha256-b'",
  ]);

  await publish(listing({ scripts: ["'sha256-y'"], styles: ["'sha256-c'"] }));
  expect(await inline()).toEqual([
    "script-src 'self' 'strict-dynamic' 'sha256-y'",
    "style-src 'self' 'sha256-c'",
  ]);
});

test('orders for a product are taken as soon as its choice is deployed', async () => {
  const form = (...orderValues: string[]) => ({
    ...filesOf(1),
    '/deployment.json': JSON.stringify({ live: {}, orderValues }),
  });
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { ask, publish } = await serve(form('SomeForte'));
  const order = async (product: string) => {
    const body = JSON.stringify({ writes: [orderWrite(product, { Products: product })] });
    return (await ask(`${DOCUMENTS}:commit`, { method: 'POST', body })).code;
  };
  expect(await order('SomeGel')).toBe(403);

  await publish(form('SomeForte', 'SomeGel'));
  expect(await order('SomeGel')).toBe(200);
  expect(await order('SomeBalm')).toBe(403);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test('no request fails while sites are replaced, and every response is complete', async () => {
  const { ask, publish } = await serve(filesOf(0));
  const pages = new Set(Array.from({ length: SWITCHES + 1 }, (_, version) => page(version)));
  let isOver = false;
  let asked = 0;

  const keepAsking = async () => {
    while (!isOver) {
      const [home, script] = await Promise.all([ask('/'), ask(OLD_SCRIPT)]);
      asked += 1;
      expect([home.code, script.code]).toEqual([200, 200]);
      expect(pages).toContain(home.body.toString());
      expect(script.body.toString()).toBe('first()');
    }
  };
  const publishAll = async () => {
    for (let version = 1; version <= SWITCHES; version++) await publish(filesOf(version));
    isOver = true;
  };
  await Promise.all([publishAll(), ...Array.from({ length: 6 }, keepAsking)]);

  expect(asked).toBeGreaterThan(SWITCHES);
  expect((await ask('/')).body.toString()).toBe(page(SWITCHES));
  expect((await ask('/nowhere')).body.toString()).toBe(`<p>nothing in ${SWITCHES}</p>`);
  const script = `/releases/shell/2.${SWITCHES}.0-0123456789ab/main.js`;
  expect((await ask(script)).code).toBe(200);
});

test('without a site the server does not start', async () => {
  const { serveSite } = await import('./siteServer');

  await expect(serveSite({ site: '/nowhere/site', data: '/nowhere', port: 0 })).rejects.toThrow(
    'There is no composed site at /nowhere/site.',
  );
});

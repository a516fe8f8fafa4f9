import { PAGE_HASHES_FILE, type PageHashes } from '@site/compose/page/pageHashes';
import { orderWrite } from '@site/order-backend/testing/sampleOrders';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { testSites } from './testing/testSites';

const serve = testSites();

const files = { '/index.html': '<p>The site</p>' };

test('a page is sent with the policy of its own composition', async () => {
  const listing = (hashes: PageHashes) => ({
    ...files,
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
    ...files,
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

test('without a site the server does not start', async () => {
  const { serveSite } = await import('./siteServer');

  await expect(serveSite({ site: '/nowhere/site', data: '/nowhere', port: 0 })).rejects.toThrow(
    'There is no composed site at /nowhere/site.',
  );
});

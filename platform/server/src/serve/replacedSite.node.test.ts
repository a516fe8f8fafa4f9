import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_HASHES_FILE, type PageHashes } from '@site/compose/page/pageHashes';
import { orderWrite } from '@site/order-backend/testing/sampleOrders';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { requestSite } from './testing/requestSite';
import { testSites } from './testing/testSites';

const serve = testSites();
const newFolder = temporaryFolders();

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

const formFor = (...orderValues: string[]) => JSON.stringify({ live: {}, orderValues });

async function order(address: string, product: string): Promise<number> {
  const body = JSON.stringify({ writes: [orderWrite(product, { Products: product })] });
  return (await requestSite(address, `${DOCUMENTS}:commit`, { method: 'POST', body })).code;
}

test('orders for a product are taken as soon as its choice is deployed', async () => {
  const form = (...values: string[]) => ({ ...files, '/deployment.json': formFor(...values) });
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const { address, publish } = await serve(form('SomeForte'));
  expect(await order(address, 'SomeGel')).toBe(403);

  await publish(form('SomeForte', 'SomeGel'));
  expect(await order(address, 'SomeGel')).toBe(200);
  expect(await order(address, 'SomeBalm')).toBe(403);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});

test('and as soon as another composition takes the place of a folder', async () => {
  const { serveSite } = await import('./siteServer');
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const folder = await newFolder();
  const site = join(folder, 'out');
  const compose = async (...values: string[]) => {
    await rm(site, { recursive: true, force: true });
    await mkdir(site);
    await writeFile(join(site, 'deployment.json'), formFor(...values));
  };
  await compose('SomeForte');
  const { address, close } = await serveSite({ site, data: join(folder, 'data'), port: 0 });
  expect(await order(address, 'SomeOil')).toBe(403);

  await compose('SomeForte', 'SomeOil');
  expect(await order(address, 'SomeOil')).toBe(200);
  await close();
  warned.mockRestore();
});

test('without a site the server does not start', async () => {
  const { serveSite } = await import('./siteServer');

  await expect(serveSite({ site: '/nowhere/site', data: '/nowhere', port: 0 })).rejects.toThrow(
    'There is no composed site at /nowhere/site.',
  );
});

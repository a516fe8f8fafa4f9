import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPageHashes } from '@site/compose/page/pageHashes';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { Builder } from '@site/releases/making/makeRelease';
import { pagesOfSources } from '@site/releases/release/releasePages';
import { folderStore } from '@site/releases/store/folderStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { fakeBuilder, rewriteRelease } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { localTarget } from '../targets/localTarget';
import { runSite } from './testing/runSite';
import { FIRST } from './testing/siteForEachTest';

// Pages are rendered for real, in a process of their own.
jest.setTimeout(60_000);

const newFolder = temporaryFolders();
let folder: string;
let site: string;
let releases: ReleaseStore;

const run = (...args: string[]) => runSite(args, { local: localTarget(site), folder });
const pageFile = (path: string) => join(site, 'current/site', path, 'index.html');
const sitemap = () => readFile(join(site, 'current/site/sitemap.xml'), 'utf8');
const pages = (...further: { path: string; product?: string }[]) => [...pagesOfSources, ...further];

/** A builder whose server build consists of these scripts. */
const withServer = (scripts: Record<string, string>): Builder => ({
  ...fakeBuilder('special'),
  async buildServer(_, outDir) {
    await mkdir(outDir, { recursive: true });
    for (const [file, text] of Object.entries(scripts)) await writeFile(join(outDir, file), text);
  },
});

beforeEach(async () => {
  folder = await newFolder();
  site = join(await newFolder(), 'site');
  releases = folderStore(folder);
  for (const name of ['shell', 'products', 'order'] as const)
    await release(releases, name, '1.0.0');
});

test('a page goes with the shell that has it, from the site and from the sitemap', async () => {
  await run(...FIRST);
  const shell = await release(releases, 'shell', '1.1.0');
  await rewriteRelease(shell, { pages: pages({ path: '/faq' }) });
  expect(await run('use', 'shell@1.1.0')).toMatchObject({ code: 0, warnings: '' });
  expect(existsSync(pageFile('/faq'))).toBe(true);
  expect(existsSync(pageFile('/buy'))).toBe(true);
  // The server's policy lets what stands in pages run.
  expect(readPageHashes(join(site, 'current/site')).scripts).toHaveLength(3);
  expect(await sitemap()).toContain('/faq</loc>');

  expect(await run('rollback', 'shell')).toMatchObject({ code: 0, warnings: '' });
  expect(existsSync(pageFile('/faq'))).toBe(false);
  expect(existsSync(pageFile('/buy-now'))).toBe(true);
  expect(await sitemap()).not.toContain('/faq');
});

test('the products can be rolled back to a release without a product that the shell has a page for', async () => {
  const path = '/products/no-product-yet';
  const shell = await release(releases, 'shell', '1.1.0');
  await rewriteRelease(shell, { pages: pages({ path, product: 'no-product-yet' }) });
  const products = await release(releases, 'products', '1.1.0');
  await rewriteRelease(products, { products: [...(products.products ?? []), 'no-product-yet'] });
  await run(...FIRST);
  await run('use', 'products@1.1.0', 'shell@1.1.0');
  expect(existsSync(pageFile(path))).toBe(true);

  const { code, warnings } = await run('rollback', 'products');
  expect(code).toBe(0);
  expect(warnings).toBe(
    `${path} is not found: products 1.0.0 does not have the product no-product-yet. The menu of shell 1.1.0 still leads there, and the order form may offer it: take both back too.\n`,
  );
  expect(existsSync(pageFile(path))).toBe(false);
  expect(await sitemap()).not.toContain(path);
});

test('products with one that the shell has no page for say where its card leads', async () => {
  await run(...FIRST);
  const products = await release(releases, 'products', '1.1.0');
  await rewriteRelease(products, { products: [...(products.products ?? []), 'no-product-yet'] });

  expect(await run('use', 'products@1.1.0')).toMatchObject({
    code: 0,
    warnings: expect.stringContaining(
      'no-product-yet leads visitors to a page that is not found: shell 1.0.0 does not',
    ),
  });
});

describe('a page that cannot be rendered', () => {
  const FAIL = `exports.fail = () => { throw new TypeError('no such product'); };`;

  async function useFailing(files: Record<string, string>) {
    await run(...FIRST);
    const render = `let container;
    exports.start = (containers, load) => { container = load(containers.products); };
    exports.render = async () => container.fail();`;
    await release(releases, 'shell', '1.1.0', withServer({ 'main.js': render }));
    await release(releases, 'products', '1.1.0', withServer(files));
    return run('use', 'shell@1.1.0', 'products@1.1.0');
  }

  const warning = (place: string) =>
    `/ cannot be rendered (products 1.1.0), so nothing was published: TypeError: no such product (${place})\n`;

  test('names the application whose code failed, and the line of its sources', async () => {
    // The first line of the script was made of the third line of the second source.
    const sources = ['../node_modules/react/index.js', './src/page/Page.tsx'];
    const map = { version: 3, sources, names: [], mappings: 'ACEA' };
    expect(
      await useFailing({ 'remoteEntry.js': FAIL, 'remoteEntry.js.map': JSON.stringify(map) }),
    ).toEqual({ code: 1, output: '', warnings: warning('remote-products/src/page/Page.tsx:3:30') });
    expect((await run('status')).warnings).toBe('');
  });

  test('names the place in the release where that has no map', async () => {
    const { warnings } = await useFailing({ 'remoteEntry.js': FAIL });
    expect(warnings).toBe(warning('server/remoteEntry.js:1:30'));
  });
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIVE } from '@site/contracts/boot';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { bringReleases } from '../compatibility/currentReleases';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite, type OwnSite } from '../browser/test';

// A remote is built in some tests.
const BUILDS = 300_000;

const FOLDER = 'remote-store-finder';
const PAGE = '/stores';
const TITLE = 'Store finder';

/** What all teams share, and a further remote has a line in. */
const SHARED = [
  '.github/CODEOWNERS',
  'README.md',
  'contracts/src/modules/remotes.ts',
  'contracts/src/remotes/storeFinder.ts',
  'package.json',
];

let copy: SourceCopy;
let made: string[];

const attempt = (...args: string[]) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: copy.folder });
  return { status, said: stderr.toString() };
};
const change = (file: string, from: RegExp, to: string) => {
  const path = join(copy.folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const ask = (site: OwnSite, path: string) =>
  fetch(site.address + path, { headers: { connection: 'close' } });

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  const words = ['--title', TITLE, '--path', PAGE];
  made = copy
    .run('new', '--', 'remote', 'store-finder', ...words)
    .split('\n\n')[0]!
    .split('\n');
  copy.run('site', '--', 'use', ...bringReleases(copy.folder));
  change(`${FOLDER}/content/page.json`, /What this page is for is being written/, 'Shops near you');
  copy.run('release', '--', 'store-finder');
  return { root: copy.folder, site: join(copy.folder, 'dist/site') };
}, BUILDS);
test.describe.configure({ mode: 'serial', timeout: BUILDS });
test.afterAll(() => copy?.remove());

test('its files stand in a folder of its own, and everything else is shared by all teams', () => {
  const others = made.filter((file) => !file.startsWith(`${FOLDER}/`));
  expect(others.sort()).toEqual(SHARED);
});

test('before it is deployed its page and its link are away, and status says so', async ({
  site,
}) => {
  expect((await ask(site, PAGE)).status).toBe(404);
  expect(await (await ask(site, paths.home)).text()).not.toContain(TITLE);
  expect(attempt('site', '--', 'status').said).toContain('store-finder is not deployed yet');
});

test('a preview shows it in one tab before anyone else sees it', async ({ site }) => {
  copy.run('site', '--', 'offer', 'store-finder@0.1.0');
  const { page } = await site.visit(`${paths.home}?preview=store-finder@0.1.0`);
  await page.getByRole('banner').getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.context().close();
  expect(await (await ask(site, paths.home)).text()).not.toContain(TITLE);
});

test('deployed, its page is whole without script and hydrates, and the menu leads to it', async ({
  site,
}) => {
  copy.run('site', '--', 'use', 'store-finder@0.1.0');

  const html = await (await ask(site, PAGE)).text();
  expect(html).toContain(`<title>${TITLE} | ${brand.company}</title>`);
  expect(html).toMatch(/<h1[^>]*>Store finder<\/h1>/);
  expect(await (await ask(site, '/sitemap.xml')).text()).toContain(`${brand.origin}${PAGE}<`);
  expect((await ask(site, `/hi${PAGE}`)).status).toBe(404);
  expect(await (await ask(site, '/hi')).text()).not.toContain(TITLE);

  const { page, faults } = await site.visit(paths.home);
  await page.getByRole('banner').getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await page.reload();
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
    'href',
    '/hi',
  );
  expect(faults).toEqual([]);
});

test('removed again, it leaves the others as they were', async ({ site }) => {
  const { page } = await site.visit(PAGE);
  copy.run('site', '--', 'remove', 'store-finder');

  expect((await ask(site, PAGE)).status).toBe(404);
  expect(await (await ask(site, paths.home)).text()).not.toContain(TITLE);
  // A tab that is open on it goes on.
  await page
    .getByRole('banner')
    .getByRole('link', { name: siteTexts.header.home, exact: true })
    .click();
  await page.getByRole('banner').getByRole('link', { name: TITLE }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.context().close();
  for (const folder of ['shell', 'remote-products', 'remote-order']) {
    expect(readdirSync(join(copy.folder, '.site/releases', folder))).toHaveLength(1);
  }
});

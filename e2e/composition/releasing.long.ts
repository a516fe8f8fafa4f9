import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { fillOrder, goodEntries, placeOrder } from '../browser/orderForm';
import { nextToast } from '../browser/parts/toasts';
import { storedRecords } from '../site/storedRecords';
import { whenSettled } from '../browser/visit';
import { labels, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite, type Site } from '../browser/test';

// Releases are built before the first test and in some.
const BUILD_TIMEOUT_MS = 300_000;

const NEW_TEXT = 'This text is new in the release of the products team.';
/** How soon a rollback must be live, in ms, beside another browser test. Alone it takes about three seconds. */
const ROLLBACK_LIMIT = 15_000;

/** How long a browser may take to keep a page, in ms: it was shown for some seconds, and is idle. */
const KEEPING = 20_000;

const forte = products[0] as (typeof products)[number];

let copy: SourceCopy;

const attempt = (...args: string[]) => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], { cwd: copy.folder });
  return { status, said: stderr.toString() };
};
const change = (file: string, alter: (text: string) => string) => {
  const path = join(copy.folder, file);
  writeFileSync(path, alter(readFileSync(path, 'utf8')));
};
const raiseProductsTo = (version: string) =>
  change('remote-products/package.json', (text) =>
    text.replace(/("version": ")[^"]+/, `$1${version}`),
  );
/** A connection of its own each time: a command that runs meanwhile keeps this process from seeing an old one close. */
const ask = (site: Site, path: string) =>
  fetch(site.address + path, { headers: { connection: 'close' } });
const live = async (site: Site, path: string) => (await ask(site, path)).text();

/** One hash over every file below a folder, their names included. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((file) => statSync(join(folder, file)).isFile())) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
const releasesOf = (name: string) => fingerprint(join(copy.folder, '.site/releases', name));

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  for (const name of ['shell', 'products', 'order']) copy.run('release', '--', name);
  copy.run('site', '--', 'use', 'shell@0.1.0', 'products@0.1.0', 'order@0.1.0');

  raiseProductsTo('0.2.0');
  change('remote-products/content/forte.json', (text) => {
    const content = JSON.parse(text);
    content.overview.lead = NEW_TEXT;
    return JSON.stringify(content);
  });
  copy.run('release', '--', 'products');
  return { root: copy.folder, site: join(copy.folder, 'dist/local/current/site') };
}, BUILD_TIMEOUT_MS);
// A second try would make all releases again, for minutes, on a machine that is as busy, and hide why the first one failed.
test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT_MS, retries: 0 });
test.afterAll(() => copy?.remove());

test('a text change goes live and back without anyone else, and open tabs go on', async ({
  site,
}) => {
  const { page, faults } = await site.visit(paths.home);
  await page.getByLabel(labels.Name, { exact: true }).fill(goodEntries.Name);
  const others = { shell: releasesOf('shell'), order: releasesOf('remote-order') };
  expect(await live(site, forte.path)).not.toContain(NEW_TEXT);

  copy.run('site', '--', 'use', 'products@0.2.0');
  expect({ shell: releasesOf('shell'), order: releasesOf('remote-order') }).toEqual(others);
  expect(await live(site, forte.path)).toContain(NEW_TEXT);

  // The tab that was open goes on with the releases that it was made from.
  await expect(page.getByLabel(labels.Name, { exact: true })).toHaveValue(goodEntries.Name);
  for (const { name, path } of products) {
    await page.getByRole('button', { name: siteTexts.header.products }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await whenSettled(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(NEW_TEXT);
  }
  for (const [link, path] of [
    [siteTexts.footer.privacy, paths.privacyPolicy],
    [siteTexts.header.buyNow, paths.buyNow],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.waitForURL(`**${path}`);
    await whenSettled(page);
  }
  await fillOrder(page, goodEntries);
  await placeOrder(page);
  expect((await nextToast(page)).kind).toBe('success');
  expect(await storedRecords({ data: site.data })).toHaveLength(1);
  expect(faults).toEqual([]);

  const started = Date.now();
  copy.run('site', '--', 'rollback', 'products');
  expect(await live(site, forte.path)).not.toContain(NEW_TEXT);
  expect(Date.now() - started).toBeLessThan(ROLLBACK_LIMIT);
});

test('the same composition gives the same bytes', () => {
  const before = fingerprint(join(copy.folder, 'dist/local/current/site/'));
  copy.run('site', '--', 'use', 'products@0.1.0');

  expect(fingerprint(join(copy.folder, 'dist/local/current/site/'))).toBe(before);
});

test('texts that the check refuses do not become a release', () => {
  const text = 'This tablet cures everything.';
  raiseProductsTo('0.4.0');
  change('remote-products/content/forte.json', (file) => file.replaceAll(NEW_TEXT, text));

  const { status, said } = attempt('release', '--', 'products');

  change('remote-products/content/forte.json', (file) => file.replaceAll(text, NEW_TEXT));
  expect(status).toBe(1);
  expect(said).toContain('The texts of remote-products have problems, so nothing was built.');
  expect(said).toContain('forte.json');
  expect(attempt('site', '--', 'use', 'products@0.4.0').said).toContain('is not in the store');
});

test('a build that is not needed puts the working copy live, instead of what was chosen by hand', () => {
  copy.run('build');
  const build = copy.run('site', '--', 'status');
  copy.run('site', '--', 'use', 'products@0.1.0');
  expect(copy.run('site', '--', 'status')).toMatch(/^products +0\.1\.0 /m);

  expect(copy.run('build', '--', '--if-needed')).toMatch(
    /^The working copy goes live here instead of what was chosen: products 0\.1\.0\. /m,
  );
  const versions = (status: string) => status.match(/^\w+ +\S+-dev\.\w+/gm);
  expect(versions(copy.run('site', '--', 'status'))).toEqual(versions(build));
});

test('one command ends what browsers keep for when there is no network, and another brings it back', async ({
  site,
}) => {
  const { page } = await site.visit(paths.home, { serviceWorkers: 'allow' });
  const kept = () =>
    page.evaluate(async () => ({
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(() => kept(), { timeout: KEEPING }).toEqual({ caches: 1, workers: 1 });

  copy.run('site', '--', 'offline', 'off');
  copy.run('site', '--', 'use', 'products@0.1.0');
  await page.reload();
  await expect.poll(() => kept(), { timeout: KEEPING }).toEqual({ caches: 0, workers: 0 });

  copy.run('site', '--', 'offline', 'on');
  await page.reload();
  await expect.poll(() => kept(), { timeout: KEEPING }).toEqual({ caches: 1, workers: 1 });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIVE } from '@site/contracts/boot';
import { brand } from '@site/company/brand';
import { icons, webManifestPath } from '@site/company/icons';
import { languages, localised } from '@site/company/languages';
import { pages, paths, routes } from '@site/company/paths';
import { productOf, products } from '@site/company/products';
import { SHARE_PICTURE_SIZE } from '@site/company/addresses';
import { whenSettled } from '../browser/visit';
import { root } from '@site/tooling/workspace';
import { siteTexts } from '../browser/parts/siteTexts';
import { expect, test, type Site } from '../browser/test';

type Node = Record<string, unknown> & { '@type': string };

const html = async (site: Site, path: string) => (await fetch(site.address + path)).text();
const file = async (site: Site, path: string) => {
  const answer = await fetch(site.address + path);
  return { status: answer.status, type: answer.headers.get('content-type'), answer };
};

/** The attribute of the one element that a head has of a kind; rejects a head with none or several. */
function only(text: string, pattern: RegExp): string {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value ?? '');
  expect({ pattern: String(pattern), found }).toEqual({
    pattern: String(pattern),
    found: [expect.any(String)],
  });
  return found[0] ?? '';
}
const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)"`);

/** The JSON-LD document of a page. */
async function documentOf(site: Site, path: string): Promise<{ '@graph': Node[] }> {
  return JSON.parse(
    only(await html(site, path), /<script type="application\/ld\+json">(.*?)<\/script>/),
  ) as { '@graph': Node[] };
}
const nodeOf = async (site: Site, path: string, type: string) =>
  (await documentOf(site, path))['@graph'].find((node) => node['@type'] === type);

for (const { name, path } of pages) {
  test.describe(path, () => {
    test('says in its head what a network shows of a link to it', async ({ site }) => {
      const text = await html(site, path);
      expect(only(text, /<link rel="canonical" href="([^"]+)"/)).toBe(brand.origin + path);
      expect(only(text, /<title>([^<]+)<\/title>/)).toContain(only(text, property('og:title')));
      expect(only(text, property('og:description'))).toBe(
        only(text, /<meta name="description" content="([^"]+)"/),
      );
      expect(only(text, property('og:site_name'))).toBe(brand.company);
      expect(only(text, property('og:image'))).toBe(`${brand.origin}/og/${name}.jpg`);
      for (const language of languages) {
        const said = only(await html(site, localised(path, language)), property('og:image:alt'));
        // The picture's own words are English.
        expect(said).toMatch(/^(A|An) [a-z]/);
      }
      only(text, /<meta name="twitter:card" content="([^"]+)"/);
      expect(text).not.toContain('noindex');
    });

    test('has a picture of the size that it announces', async ({ site }) => {
      const { status, type, answer } = await file(site, `/og/${name}.jpg`);
      expect([status, type]).toEqual([200, 'image/jpeg']);
      // Messengers leave larger ones out.
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const page = await site.browser.newPage();
      await page.goto(`${site.address}/og/${name}.jpg`);
      const size = await page
        .locator('img')
        .evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);
      expect(size).toEqual(Object.values(SHARE_PICTURE_SIZE));
    });
  });
}

test('no two pages have the same title or description', async ({ site }) => {
  const heads = await Promise.all(
    routes.map(async (path) => {
      const text = await html(site, path);
      return [only(text, /<title>([^<]+)/), only(text, /name="description" content="([^"]+)"/)];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length);
});

test('a product’s page describes the product with the safety facts of its content, and nothing that is made up', async ({
  site,
}) => {
  const forte = productOf('forte');
  const content = JSON.parse(
    readFileSync(join(root, 'remote-products/content/forte.json'), 'utf8'),
  ) as { safety: { cards: { illustration: string; text: string }[] } };
  const drug = await nodeOf(site, forte.path, 'Drug');
  const fact = (drawing: string) =>
    content.safety.cards.find(({ illustration }) => illustration === drawing)?.text;

  expect(drug).toMatchObject({ name: forte.name, pregnancyWarning: fact('pregnancy') });
  expect(JSON.stringify(drug)).toContain(fact('kidney'));
  expect(drug?.image).toBe(`${brand.origin}/og/${forte.id}.jpg`);
  for (const { path } of products) {
    expect(await nodeOf(site, path, 'MedicalWebPage')).toMatchObject({
      '@id': brand.origin + path,
    });
    expect(await nodeOf(site, path, 'BreadcrumbList')).toBeDefined();
    expect(await html(site, path)).not.toMatch(/"(offers|aggregateRating|review|price)"/);
  }
  expect(await nodeOf(site, paths.home, 'Drug')).toBeUndefined();
});

test('an address without a page is not to be found', async ({ site }) => {
  const text = await html(site, '/no-such-page');
  expect(only(text, /<meta name="robots" content="([^"]+)"/)).toBe('noindex');
  expect(text).not.toMatch(/canonical|og:image"|ld\+json/);
});

test('the head follows the visitor: one address, also after going on', async ({ site }) => {
  const { page, faults } = await site.visit(paths.home, { reducedMotion: 'reduce' });
  await page.waitForSelector(`html[${ALIVE}]`);
  const heads = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('content'),
      ),
    );
  const addresses = (path: string) => [brand.origin + path];
  expect(await heads()).toEqual(addresses(paths.home));
  for (const { path, name } of products) {
    await page.getByRole('banner').getByRole('button', { name: siteTexts.header.products }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await whenSettled(page);
    expect(await heads()).toEqual(addresses(path));
  }
  expect(faults).toEqual([]);
});

test('search engines, browsers and phones find their files', async ({ site }) => {
  const robots = await file(site, '/robots.txt');
  expect(robots.type).toContain('text/plain');
  expect(await robots.answer.text()).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
  const sitemap = await file(site, '/sitemap.xml');
  expect(sitemap.type).toBe('application/xml');
  const text = await sitemap.answer.text();
  for (const path of routes) expect(text).toContain(`<loc>${brand.origin}${path}</loc>`);

  const named: { src: string }[] = [];
  for (const language of languages) {
    const home = localised(paths.home, language);
    const linked = only(await html(site, home), /<link rel="manifest" href="([^"]+)"/);
    expect(linked).toBe(webManifestPath(language));
    const { type, answer } = await file(site, linked);
    expect(type).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { start_url: string; icons: { src: string }[] };
    expect(manifest.start_url).toBe(home);
    named.push(...manifest.icons);
  }
  // Search engines show the company's mark on pages of their own.
  const { logo = '' } = (await nodeOf(site, paths.home, 'Organization')) as { logo?: string };
  const { answer } = await file(site, new URL(logo).pathname);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const linked = await html(site, paths.home);
  // Search engines keep the address, and a release goes after a while.
  expect(linked).toContain(`<link rel="icon" type="image/svg+xml" href="${icons.lines.path}">`);
  const atRoot = [icons.lines, icons.favicon, icons.appleTouch].map(({ path }) => path);
  for (const path of [...atRoot, ...named.map(({ src }) => src)]) {
    const { status, type } = await file(site, path);
    expect([path, status, type]).toEqual([path, 200, expect.stringMatching(/^image\//)]);
  }
});

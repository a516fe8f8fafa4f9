import { brand } from '@site/contracts/brand';
import { languages } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { sitemaps, type ListedPage } from './sitemaps';

const inAll = routes.map((it): ListedPage => [it, languages]);
const one = (pages: readonly ListedPage[]) => {
  const { '/sitemap.xml': xml = '', ...others } = sitemaps(pages);
  expect(others).toEqual({});
  return xml;
};
const locations = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('a site in one language lists every page and nothing else', () => {
  const xml = one(routes.map((it) => [it, ['en']]));
  expect(locations(xml)).toEqual(routes.map((it) => brand.origin + it));
  expect(xml).not.toContain('<xhtml:link');
});

test('the sitemap lists every page in every language, and each names all', () => {
  const xml = one(inAll);
  expect(locations(xml)).toHaveLength(languages.length * routes.length);
  expect(xml.match(/hreflang="hi" href="[^"]*\/hi\/buy-now"/g)).toHaveLength(languages.length);
  const english = `${brand.origin}/buy-now"`;
  expect(xml.split(`hreflang="en" href="${english}`)).toHaveLength(languages.length + 1);
  expect(xml.split(`hreflang="x-default" href="${english}`)).toHaveLength(languages.length + 1);
});

test('a page in one language of several is listed in that one alone', () => {
  const xml = one([...inAll, ['/store-finder', ['hi']]]);
  expect(xml.match(/store-finder/g)).toHaveLength(1);
  expect(xml).toContain('/hi/store-finder</loc>');
});

const MEGABYTE = 1024 * 1024;

test.each([
  ['addresses', { addresses: 3, bytes: MEGABYTE }],
  ['bytes', { addresses: 50_000, bytes: 1800 }],
])('a sitemap that would hold too many %s becomes an index of several', (_, limits) => {
  const { '/sitemap.xml': index, ...parts } = sitemaps(inAll, limits);
  const texts = Object.values(parts);
  expect(texts.length).toBeGreaterThan(2);
  expect(locations(index)).toEqual(Object.keys(parts).map((path) => brand.origin + path));
  for (const text of texts) {
    expect(locations(text).length).toBeLessThanOrEqual(limits.addresses);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes);
  }
  expect(texts.flatMap(locations)).toEqual(locations(one(inAll)));
});

test('25,000 pages in two languages are one file, and one page more are two', () => {
  const both = ['en', 'hi'] as const;
  const pages = Array.from({ length: 25_000 }, (_, it): ListedPage => [`/p/${it}`, both]);
  // 50,000 addresses, each with three links, come to less than 50 MB.
  expect(Object.keys(sitemaps(pages))).toEqual(['/sitemap.xml']);
  expect(Object.keys(sitemaps([...pages, ['/p/more', both]]))).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
  ]);
});

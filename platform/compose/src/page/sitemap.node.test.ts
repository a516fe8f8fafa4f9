import { brand } from '@site/company/brand';
import { languages } from '@site/company/languages';
import { routes } from '@site/company/paths';
import { sitemap, type ListedPage } from './sitemap';

const inAll = routes.map((route): ListedPage => [route, languages]);
const locations = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('the sitemap lists every page in every language, and each names all', () => {
  const xml = sitemap(inAll);
  expect(locations(xml)).toHaveLength(languages.length * routes.length);
  expect(xml.match(/hreflang="hi" href="[^"]*\/hi\/buy-now"/g)).toHaveLength(languages.length);
  const english = `${brand.origin}/buy-now"`;
  expect(xml.split(`hreflang="en" href="${english}`)).toHaveLength(languages.length + 1);
  expect(xml.split(`hreflang="x-default" href="${english}`)).toHaveLength(languages.length + 1);
});

test('a page in one language of several is listed in that one alone', () => {
  const xml = sitemap([...inAll, ['/store-finder', ['hi']]]);
  expect(xml.match(/store-finder/g)).toHaveLength(1);
  expect(xml).toContain('/hi/store-finder</loc>');
});

import { brand } from '@site/contracts/brand';
import { languages } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { rootFiles } from './rootFiles';
import type { ListedPage } from './sitemap';

const inAll = routes.map((it): ListedPage => [it, languages]);
const files = rootFiles(inAll);

test('robots may read everything and learn where the sitemap is', () => {
  expect(files['/robots.txt']).not.toContain('Disallow');
  expect(files['/robots.txt']).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
});

test('the manifest names the site after its brand', () => {
  expect(JSON.parse(files['/site.webmanifest'] ?? '')).toMatchObject({
    name: brand.company,
    short_name: brand.product,
    start_url: '/',
  });
});

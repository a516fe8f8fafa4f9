import type { ReactElement } from 'react';
import type { Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { setRoutes } from '../routes/routesInUse';
import { BuyNow } from './buy-now/BuyNow';
import { PageApart } from './apart/pagesApart';
import { pageAt } from './pageAt';
import { Product } from './product/Product';
import { RemotePage } from './remote/RemotePage';
import { UnknownPage } from './remote/UnknownPage';

const at = (path: string, language: Language = 'en') =>
  pageAt(path, language).page as ReactElement<Record<string, unknown>>;

test.each([
  [paths.home, PageApart],
  [paths.privacyPolicy, PageApart],
  [paths.buyNow, BuyNow],
  [paths.buy, BuyNow],
  ['/no-such-page', UnknownPage],
  // Names that every object has.
  ['/constructor', UnknownPage],
  ['constructor', UnknownPage],
])('%s', (path, page) => {
  expect(at(path).type).toBe(page);
});

test.each(products)('$path', (product) => {
  const page = at(product.path);
  expect(page.type).toBe(Product);
  expect(page.props).toEqual({ product });
  expect(page.key).toBe(product.id);
});

test('a page of a remote, in the languages that it has, unless the shell has one there', () => {
  const texts = { en: { title: 'Stores', description: 'Where to buy.', menu: 'Stores' } };
  const route = { module: 'Page', placeholder: 'page', texts, languages: ['en'] } as const;
  setRoutes({
    remoteStores: [
      { ...route, path: '/stores' },
      { ...route, path: paths.buyNow },
    ] as never,
  });
  expect(at('/stores').type).toBe(RemotePage);
  expect(at(paths.buyNow).type).toBe(BuyNow);
  expect(at('/stores', 'hi').type).toBe(UnknownPage);
  setRoutes({});
});

test.each([
  [paths.home, 'home'],
  [paths.privacyPolicy, 'privacyPolicy'],
  ['/no-such-page', 'notFound'],
])('%s needs a script of its own, %s', (path, name) => {
  expect(pageAt(path, 'en').apart).toBe(name);
});

test.each([paths.buyNow, ...products.map(({ path }) => path)])('%s needs none', (path) => {
  expect(pageAt(path, 'en').apart).toBeUndefined();
});

import type { ReactElement } from 'react';
import type { Language } from '@site/contracts/languages';
import { paths } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { setRoutes } from '../routes/routesInUse';
import { BuyNow } from './buy-now/BuyNow';
import { Home } from './home/Home';
import { pageAt } from './pageAt';
import { PrivacyPolicy } from './privacy-policy/PrivacyPolicy';
import { Product } from './product/Product';
import { RemotePage } from './remote/RemotePage';

const at = (path: string, language: Language = 'en') =>
  pageAt(path, language)?.element as ReactElement<Record<string, unknown>>;

test.each([
  [paths.home, Home],
  [paths.privacyPolicy, PrivacyPolicy],
  [paths.buyNow, BuyNow],
  [paths.buy, BuyNow],
])('%s', (path, page) => {
  expect(at(path).type).toBe(page);
});

// Among them names that every object has.
test.each(['/no-such-page', '/constructor', 'constructor'])('there is no page at %s', (path) => {
  expect(pageAt(path, 'en')).toBeUndefined();
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
  expect(pageAt('/stores', 'hi')).toBeUndefined();
  setRoutes({});
});

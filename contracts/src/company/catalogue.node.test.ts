import { catalogueOf, MOST_LISTED, PRODUCTS_PER_PAGE } from './catalogue';
import { products, type Product } from './products';

const many = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(products[0] as Product),
    name: `Product ${index}`,
  }));

test('a site whose products fit in its menus lists them all, without a catalogue', () => {
  expect(catalogueOf(products)).toEqual({ listed: products, pages: [] });
  expect(catalogueOf(many(MOST_LISTED)).listed).toHaveLength(MOST_LISTED);
});

test('with more, menus list the first, and the catalogue has each once, in order', () => {
  const all = many(PRODUCTS_PER_PAGE * 2 + 1);
  const { listed, path, pages } = catalogueOf(all);

  expect(listed).toEqual(all.slice(0, MOST_LISTED));
  expect(path).toBe('/products');
  expect(pages.map((it) => it.path)).toEqual(['/products', '/products/page-2', '/products/page-3']);
  expect(pages.flatMap((it) => it.products)).toEqual(all);
  expect(Math.max(...pages.map((it) => it.products.length))).toBe(PRODUCTS_PER_PAGE);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf, MOST_LISTED, PRODUCTS_PER_PAGE } from '@site/contracts/catalogue';
import { products, type Product } from '@site/contracts/products';
import { unlistedProducts } from './unlistedProducts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')) as object;

/** Products whose names are `made0`, `made1` …; each shows pictures of its own. */
const made = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(products[0] as Product),
    id: `made${index}` as Product['id'],
  }));
const readMade = (name: string) => ({
  ...read('cream'),
  kind: name,
  card: { picture: `${name}-front`, alt: '', text: '' },
  overview: { slides: [{ picture: `${name}-front` }, { picture: 'made0-front' }] },
});

test('the products of the specification stand in the scripts, so their pages bring nothing', () => {
  expect(unlistedProducts().texts(read)).toEqual({});
  expect(unlistedProducts().pictures(read)).toEqual({});
});

test('beyond those that menus list, each product and each page of the catalogue has a text', () => {
  const all = made(PRODUCTS_PER_PAGE + 2);
  const texts = unlistedProducts(all, catalogueOf(all)).texts(readMade);
  const unlisted = all.slice(MOST_LISTED).map(({ id }) => id);
  expect(Object.keys(texts)).toEqual([...unlisted, 'catalogue-1', 'catalogue-2']);
  expect(texts.made9).toEqual(readMade('made9'));
  expect(Object.keys(texts['catalogue-2'] as object)).toEqual(['made24', 'made25']);
  const { kind, card, labelLine, look } = {
    ...(read('cream') as Record<string, unknown>),
    ...readMade('made24'),
  } as Record<string, unknown>;
  expect((texts['catalogue-2'] as Record<string, unknown>).made24).toEqual({
    kind,
    card,
    labelLine,
    look,
  });
});

test('pictures that a listed product shows stand in the scripts', () => {
  const all = made(MOST_LISTED + 1);
  const pictures = unlistedProducts(all, catalogueOf(all)).pictures(readMade);
  expect(Object.keys(pictures)).toHaveLength(4);
  expect(pictures['pictures/made8-front-480.avif']).toMatch(
    /packshots\/files\/made8-front-480\.avif$/,
  );
});

test('a picture is looked for where the pictures are', () => {
  const all = made(MOST_LISTED + 1);
  const pictures = unlistedProducts(all, catalogueOf(all)).pictures((name) =>
    name === 'made8' ? read('forte') : {},
  );
  for (const file of Object.values(pictures)) expect(existsSync(file)).toBe(true);
  expect(Object.keys(pictures)).toContain('pictures/forte-carton-800.webp');
});

import { brand } from '@site/company/brand';
import { products } from '@site/company/products';
import { productName } from './mailTexts';

test('a mail names a product, also one that is sold no more while its orders wait, and nothing else', () => {
  const first = products[0]!;
  expect(productName(first.orderValue)).toBe(first.name);
  expect(productName(`${brand.product}-Earlier`)).toBe(`${brand.product}-Earlier`);
  for (const other of ['', 'Earlier', brand.product]) expect(productName(other)).toBe('?');
});

import { addOrderValue } from '@site/order-model/enquiry';
import { products } from '@site/company/products';
import { productName } from './mailTexts';

test('a mail names a product, also one that was added while the server runs, and nothing else', () => {
  const first = products[0]!;
  expect(productName(first.orderValue)).toBe(first.name);
  expect(productName('Later-Product')).toBe('?');
  addOrderValue('Later-Product');
  expect(productName('Later-Product')).toBe('Later-Product');
});

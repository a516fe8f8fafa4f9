import { brand } from '@site/company/brand';
import { referenceOf } from './orderReference';

test('a reference is short, always the same for an id, and has no letter that could be taken for another', () => {
  const id = 'aB3dE6gH9jK2mN5pQ8sT';

  expect(referenceOf(id)).toBe(referenceOf(id));
  expect(referenceOf(id)).toMatch(
    /^[A-Z]{2}-[BCDFGHJKMPQRTVWXY2346789]{4}-[BCDFGHJKMPQRTVWXY2346789]{4}$/,
  );
  expect(referenceOf(id).slice(0, 2)).toBe(brand.product.slice(0, 2).toUpperCase());
});

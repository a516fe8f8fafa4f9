import { brand } from '../company/brand';
import { referenceOf } from './orderReference';

test('a reference is short, always the same for an id, and has no letter that could be taken for another', () => {
  const id = 'aB3dE6gH9jK2mN5pQ8sT';

  expect(referenceOf(id)).toBe(referenceOf(id));
  expect(referenceOf(id)).toMatch(
    /^[A-Z]{2}-[BCDFGHJKMPQRTVWXY2346789]{4}-[BCDFGHJKMPQRTVWXY2346789]{4}$/,
  );
  expect(referenceOf(id).slice(0, 2)).toBe(brand.product.slice(0, 2).toUpperCase());
});

test('neighbouring ids have references of their own', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const ids = Array.from({ length: 20_000 }, (_, index) =>
    Array.from({ length: 20 }, (_none, at) => letters[(index * 7919 + at * at * index) % 62]).join(
      '',
    ),
  );
  const distinct = new Set(ids.map((id) => id.slice(0, 8)));

  expect(new Set(ids.map(referenceOf)).size).toBeGreaterThan(distinct.size * 0.9);
});

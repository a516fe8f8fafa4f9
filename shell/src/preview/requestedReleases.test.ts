import { parseRequestedReleases } from './findRelease';

test('reads one release, or several', () => {
  expect(parseRequestedReleases('products@1.5.0-rc.1')).toEqual([
    { remote: 'products', version: '1.5.0-rc.1' },
  ]);
  const several = parseRequestedReleases('order@1.0.0-0123456789ab, products@1.5.0');
  expect(several.map(({ remote }) => remote)).toEqual(['order', 'products']);
});

test.each([
  ['products', 'names no release'],
  ['products@1.5', 'names no release'],
  ['products@1.5.0/../1.4.0', 'names no release'],
  ['shell@1.5.0', 'names an unknown part'],
  ['Products@1.5.0', 'names an unknown part'],
  ['products/x@1.5.0', 'names an unknown part'],
  ['products@1.5.0,products@1.4.0', 'names two releases of one part'],
])('%s is rejected', (requested, reason) => {
  expect(() => parseRequestedReleases(requested)).toThrow(reason);
});

import { parseWish } from './parseWish';

test('reads one release, or several', () => {
  expect(parseWish('products@1.5.0-rc.1')).toEqual([
    { remote: 'remoteProducts', name: 'products', wanted: '1.5.0-rc.1' },
  ]);
  expect(parseWish('order@1.0.0-0123456789ab, products@1.5.0').map((it) => it.remote)).toEqual([
    'remoteOrder',
    'remoteProducts',
  ]);
});

test.each([
  ['products', 'does not name a release'],
  ['products@', 'does not name a release'],
  ['products@1.5', 'does not name a release'],
  ['products@../../x', 'does not name a release'],
  ['products@1.5.0/../1.4.0', 'does not name a release'],
  ['products@1.5.0@1.4.0', 'does not name a release'],
  ['products@1.5.0,', 'does not name a release'],
  ['shell@1.5.0', 'names a part that the site does not have'],
  ['constructor@1.5.0', 'names a part that the site does not have'],
  ['products@1.5.0,products@1.4.0', 'names two releases of one part'],
])('%s is refused', (wish, reason) => {
  expect(() => parseWish(wish)).toThrow(reason);
});

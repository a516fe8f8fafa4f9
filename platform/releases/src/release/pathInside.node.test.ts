import { pathInside } from './pathInside';

test('a path from the root of the site is a place in the folder', () => {
  expect(pathInside('/site', '/products/a/../b/index.html')).toBe('/site/products/b/index.html');
});

test.each(['../outside', 'a/../../outside', '../site-of-others/a', '..', '', '/'])(
  '"%s" is refused',
  (path) => {
    expect(() => pathInside('/site', path)).toThrow(`"${path}" leads out of /site.`);
  },
);

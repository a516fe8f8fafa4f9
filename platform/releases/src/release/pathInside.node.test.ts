import { pathInside } from './pathInside';

test.each([
  ['/index.html', '/site/index.html'],
  ['products/cirvena-forte/index.html', '/site/products/cirvena-forte/index.html'],
  ['/etc/passwd', '/site/etc/passwd'],
  ['a/../b', '/site/b'],
])('%s is a place in the folder', (path, place) => {
  expect(pathInside('/site', path)).toBe(place);
});

test.each([
  '../outside',
  '/../outside',
  'a/../../outside',
  '../site-of-others/a',
  '..',
  '',
  '/',
  '.',
])('"%s" is refused', (path) => {
  expect(() => pathInside('/site', path)).toThrow(`"${path}" leads out of /site.`);
});

import { languageVersions, sharePictureOf } from './addresses';
import { languageOf, languages, localised, plainPath } from './languages';
import { routes } from './paths';

test('every route has one address per language, which leads back to both', () => {
  for (const language of languages) {
    for (const route of routes) {
      const path = localised(route, language);
      expect(languageOf(path)).toBe(language);
      expect(plainPath(path)).toBe(route);
      expect(languageVersions(path)).toEqual(languageVersions(route));
      expect(sharePictureOf(path)).toBe(sharePictureOf(route));
    }
  }
  expect(
    new Set(languages.flatMap((language) => routes.map((route) => localised(route, language))))
      .size,
  ).toBe(languages.length * routes.length);
});

test.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/buy-now', 'hi', '/buy-now'],
  ['/hindi', 'en', '/hindi'],
  ['/en/buy-now', 'en', '/en/buy-now'],
])('%s is in %s and is %s', (path, language, plain) => {
  expect(languageOf(path)).toBe(language);
  expect(plainPath(path)).toBe(plain);
});

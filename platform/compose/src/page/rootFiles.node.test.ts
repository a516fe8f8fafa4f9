import { brand } from '@site/company/brand';
import { brandInHindi } from '@site/company/brandInHindi';
import { languages } from '@site/company/languages';
import { metadataElements } from './metadataElements';
import { rootFiles } from './rootFiles';

const tellsOf = { en: ['/', brand.tagline], hi: ['/hi', brandInHindi.tagline] };

test.each(languages)('on a home screen a page in %s stands for the home page in it', (language) => {
  const metadata = { publicFiles: new Set<string>(), language, isShared: true };
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(metadataElements(metadata)) ?? [];
  const [home, description] = tellsOf[language];
  expect(JSON.parse(rootFiles([['/', languages]])[manifest] ?? '')).toMatchObject({
    id: home,
    start_url: home,
    lang: language,
    description,
  });
});

test('a site in one language describes itself in that alone', () => {
  expect(Object.keys(rootFiles([['/', ['en']]])).join(' ')).not.toContain('hi/');
});

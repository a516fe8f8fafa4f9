import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@site/contracts/languages';
import { formatPath, parseJson } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';
import { findStandIns } from './standIns';

const found = (...texts: string[]) =>
  findStandIns(parseJson(JSON.stringify(texts))).map(({ path }) => path[0]);

test.each([
  'To be written',
  'What it contains: to be written',
  'The actives and their amounts are being written.',
  'लिखना बाक़ी है',
  'इसमें क्या है: लिखना बाक़ी है'.normalize('NFD'),
  'सक्रिय तत्व और उनकी मात्रा लिखी जा रही है।',
  'यह तकलीफ़ क्या है, यह लिखा जा रहा है।',
])('“%s” stands in for a text', (text) => {
  expect(found('Read the label.', text)).toEqual([1]);
});

test('other texts do not, though they speak of writing', () => {
  expect(found('Write to us.', 'बाक़ी सभी चीज़ें लेबल पर लिखी हैं।')).toEqual([]);
});

test.each(languages)('in %s a new product has none of its facts written', (language) => {
  const file = join(root, `platform/tooling/templates/product/content.${language}.json`);
  const places = findStandIns(parseJson(readFileSync(file, 'utf8'))).map(({ path }) =>
    formatPath(path),
  );

  expect(places).toEqual(
    expect.arrayContaining([
      'kind',
      'card.alt',
      'overview.slides[0].alt',
      'overview.slides[1].alt',
      'mechanism.slides[0].title',
      'mechanism.slides[1].title',
      'composition.rows[0].active',
      'composition.rows[1].active',
      'indications.slides[0].title',
      'indications.slides[1].title',
    ]),
  );
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatPath, parseJson } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';
import { findUnwritten } from './unwrittenTexts';

const found = (...texts: string[]) =>
  findUnwritten(parseJson(JSON.stringify(texts))).map(({ path }) => path[0]);

test.each([
  '‹To be written›',
  'What it contains: ‹to be written›',
  'The actives and their amounts are ‹to be written›.',
  'इसमें क्या है: ‹लिखना बाक़ी है›',
  'सक्रिय तत्व और उनकी मात्रा ‹लिखी जा रही है›।',
])('“%s” stands in for a text', (text) => {
  expect(found('Read the label.', text)).toEqual([1]);
});

test('other texts do not, though they speak of writing', () => {
  expect(
    found(
      'A request has to be written and signed.',
      'The answer is being written while you wait.',
      'अनुरोध में नाम लिखना बाक़ी है, तो हम पूछेंगे।',
    ),
  ).toEqual([]);
});

const template = join(root, 'platform/tooling/templates/product');
const contents = readdirSync(template).filter((file) => file.endsWith('.json'));

test.each(contents)('in %s a new product has none of its facts written', (file) => {
  const content = parseJson(readFileSync(join(template, file), 'utf8'));
  const places = findUnwritten(content).map(({ path }) => formatPath(path));

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

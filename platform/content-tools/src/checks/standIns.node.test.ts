import { parseJson } from '@site/tooling/files/readJsonFile';
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

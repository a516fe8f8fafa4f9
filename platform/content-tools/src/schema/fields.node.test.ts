import { sentence } from './fields';

const messageOf = (text: string) =>
  sentence('Write a sentence.').safeParse(text).error?.issues[0]?.message;

test.each([
  'Take it at 8 a.m. or 9 p.m. with water.',
  'Keep it off broken skin (e.g. cuts).',
  'Keep it off broken skin, i.e. cuts, sores etc. and ulcers.',
  'On a phone? iPhone users press Share.',
  'iPhone users press Share.',
])('“%s” begins its sentences as it should', (text) => {
  expect(messageOf(text)).toBeUndefined();
});

test.each([
  ['read the label.', 'read'],
  ['Read the label. then take it.', 'then'],
  ['Is it red? stop there.', 'stop'],
])('in “%s” the word that needs a capital letter is named', (text, word) => {
  expect(messageOf(text)).toBe(`Begin each sentence with a capital letter: “${word}”.`);
});

test.each([
  '{product Forte is for legs.',
  'product} Forte is for legs.',
  '{product Forte is for legs: {phone}.',
  '{{product}} Forte is for legs.',
])('in “%s” a brace stands alone', (text) => {
  expect(messageOf(text)).toBe('A “{” or “}” stands alone. Write placeholders like {product}.');
});

import { parseJson } from '@site/tooling/files/readJsonFile';
import { findLongSentences, MAX_WORDS } from './longSentences';

const find = (value: unknown) => findLongSentences(parseJson(JSON.stringify(value)));
const words = (count: number) => Array(count).fill('word').join(' ');

test('a sentence with too many words is found, with its place and its beginning', () => {
  const text = `Short. The tablet ${words(MAX_WORDS)}. Short.`;

  expect(find({ safety: { cards: [{ text }] } })).toEqual([
    {
      path: ['safety', 'cards', 0, 'text'],
      line: 1,
      message: `“The tablet word word word …” has ${MAX_WORDS + 2} words. Make two sentences of it: up to ${MAX_WORDS} words are easy to read.`,
    },
  ]);
});

test.each([
  ['as many words as may be', `${words(MAX_WORDS)}.`],
  ['two sentences', `${words(20)}. ${words(20)}.`],
  ['two parts with a colon between them', `${words(20)}: ${words(20)}.`],
  ['two sentences of Hindi', `${words(20)}। ${words(20)}।`],
])('%s are fine', (_case, text) => {
  expect(find([text])).toEqual([]);
});

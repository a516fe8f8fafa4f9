import { findLongSentences, MOST_WORDS } from './longSentences';

const words = (count: number) => Array(count).fill('word').join(' ');

test('a sentence with too many words is found, with its place and its beginning', () => {
  const text = `Short. The tablet ${words(MOST_WORDS)}. Short.`;

  expect(findLongSentences({ safety: { cards: [{ text }] } })).toEqual([
    `safety.cards[0].text: “The tablet word word word …” has ${MOST_WORDS + 2} words. Make two sentences of it: up to ${MOST_WORDS} words are easy to read.`,
  ]);
});

test.each([
  ['as many words as may be', `${words(MOST_WORDS)}.`],
  ['two sentences', `${words(20)}. ${words(20)}.`],
  ['two parts with a colon between them', `${words(20)}: ${words(20)}.`],
  ['two sentences of Hindi', `${words(20)}। ${words(20)}।`],
])('%s are no fault', (_case, text) => {
  expect(findLongSentences([text])).toEqual([]);
});

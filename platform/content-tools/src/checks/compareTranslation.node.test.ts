import { products } from '@site/company/products';
import { formatPath, parseJson } from '@site/tooling/files/readJsonFile';
import { compareTranslation } from './compareTranslation';

const original = {
  reviewed: { by: 'A', on: '2026-01-31' },
  look: 'plum',
  cards: [
    { title: 'Liver', text: 'Ask {company}.', picture: 'liver' },
    { title: 'Kidney', text: 'Drink 2 glasses.', picture: 'kidney' },
  ],
  points: ['One', 'Two'],
};
const [liver, kidney] = [
  { title: 'जिगर', text: '{company} से पूछें।', picture: 'liver' },
  { title: 'गुर्दे', text: '2 गिलास पिएँ।', picture: 'kidney' },
];
const translated = {
  reviewed: null,
  look: 'plum',
  cards: [liver, kidney],
  points: ['एक', 'दो'],
};

const compare = (translation: unknown, from: unknown = original) =>
  compareTranslation(from, parseJson(JSON.stringify(translation)), 'Deva').map(
    ({ path, message }) => `${formatPath(path)}: ${message}`,
  );

test('a translation with a review of its own is fine', () => {
  expect(compare(translated)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'an empty text',
    { cards: [{ ...liver, title: ' ' }, kidney] },
    'cards[0].title: The translation is missing.',
  ],
  ['a missing part', { cards: undefined }, 'cards: The translation is missing.'],
  [
    'an English text',
    { cards: [{ ...liver, title: 'Liver' }, kidney] },
    'cards[0].title: Still in English: “Liver”.',
  ],
  [
    'a lost placeholder',
    { cards: [{ ...liver, text: 'पूछें।' }, kidney] },
    'cards[0].text: Use the placeholders of the English text: {company}.',
  ],
  [
    'another number',
    { cards: [liver, { ...kidney, text: '3 गिलास पिएँ।' }] },
    'cards[1].text: Write the numbers of the English text: 2, not 3.',
  ],
  [
    'a further number',
    { cards: [liver, { ...kidney, text: '2 गिलास 3 बार पिएँ।' }] },
    'cards[1].text: Write the numbers of the English text: 2, not 2, 3.',
  ],
  [
    'another picture',
    { cards: [{ ...liver, picture: 'heart' }, kidney] },
    'cards[0].picture: Write "liver", as in English.',
  ],
  ['a surplus text', { more: 'और' }, 'more: The English file has nothing here.'],
  [
    'an entry that English lacks',
    { cards: [liver, { ...liver, picture: 'heart' }, kidney] },
    'cards[1]: The English file has no such entry. Remove it here, or add it there.',
  ],
  [
    'a deleted entry that nothing tells from the others',
    { points: ['दो'] },
    'points: Here are 1 entries; the English file has 2.',
  ],
])('%s gives one message with its place', (_case, change, message) => {
  expect(compare({ ...translated, ...change })).toEqual([message]);
});

test.each(products)('the name of $name may stay in Latin letters', ({ name }) => {
  const suffix = name.split(' ').at(-1);
  expect(compare({ title: `{product} ${suffix}` }, { title: `{product} ${suffix}` })).toEqual([]);
});

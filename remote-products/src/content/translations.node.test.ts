import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from './checkFolder';
import { checkTranslations } from './checkTranslations';
import { compareTranslation } from './compareTranslation';
import { findForbiddenWording } from './forbiddenWording';

const root = join(__dirname, '../../..');

test.each([
  ['remote-products/content', 'products'],
  ['shell/content', 'texts'],
] as const)('%s is in order in every language', (folder, kind) => {
  expect(readdirSync(join(root, folder))).toContain('hi');
  expect(checkFolder(join(root, folder), kind).faults).toEqual([]);
});

const original = {
  reviewed: { by: 'A', on: '2026-01-31' },
  look: 'plum',
  cards: [{ title: 'Liver', text: 'Ask {company}.', picture: 'liver' }],
};
const translated = {
  reviewed: null,
  look: 'plum',
  cards: [{ title: 'जिगर', text: '{company} से पूछें।', picture: 'liver' }],
};

test('a translation has a review of its own, and is in order', () => {
  expect(compareTranslation(original, translated)).toEqual([]);
});

test.each([
  [
    'a text that is missing',
    { cards: [{ ...translated.cards[0], title: undefined }] },
    'cards[0].title: The translation is missing.',
  ],
  [
    'an empty text',
    { cards: [{ ...translated.cards[0], title: ' ' }] },
    'cards[0].title: The translation is missing.',
  ],
  ['an entry that is missing', { cards: [] }, 'cards[0]: The translation is missing.'],
  [
    'a text that is still in English',
    { cards: [{ ...translated.cards[0], title: 'Liver' }] },
    'cards[0].title: Still in English: “Liver”.',
  ],
  [
    'a placeholder that is lost',
    { cards: [{ ...translated.cards[0], text: 'पूछें।' }] },
    'cards[0].text: Keep the placeholders of the original: {company}.',
  ],
  [
    'another picture',
    { cards: [{ ...translated.cards[0], picture: 'kidney' }] },
    'cards[0].picture: Write "liver", as in English.',
  ],
  ['a text too many', { more: 'और' }, 'more: The English file has nothing here.'],
])('%s is a fault with its place', (_case, change, fault) => {
  expect(compareTranslation(original, { ...translated, ...change })).toEqual([fault]);
});

test('a file without its translation, and a translation without its file, are faults', () => {
  const text = JSON.stringify(original);
  expect(checkTranslations({ en: [{ name: 'a', text }], hi: [{ name: 'b', text }] })).toEqual([
    'hi/a.json: The file is missing: the translation of a.json.',
    'hi/b.json: There is no b.json in English.',
  ]);
});

test.each([
  'यह वैरिकोज़ नसों का इलाज है।',
  'दर्द से हमेशा के लिए आराम।',
  'नसों को मज़बूत बनाती है।',
  'कोई साइड इफ़ेक्ट नहीं।',
  'थक्के को रोकती है।',
  'गर्भावस्था में सुरक्षित।',
])('%s may not stand in a text', (text) => {
  expect(findForbiddenWording({ text })).toHaveLength(1);
});

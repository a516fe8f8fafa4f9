import { parseJson } from '@site/tooling/files/readJsonFile';
import { englishClaims } from './englishClaims';
import { findForbiddenWording } from './forbiddenWording';
import { hindiClaims } from './hindiClaims';

const find = (text: string) => findForbiddenWording(parseJson(JSON.stringify({ text })));

const claims = [...englishClaims, ...hindiClaims];

describe.each(claims.map(({ pattern, advice }) => [advice, pattern] as const))(
  '%s',
  (advice, pattern) => {
    const shown = [...advice.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

    test('shows wording that is taken', () => {
      expect(shown).not.toEqual([]);
      for (const words of shown) expect([words, find(`${words}.`)]).toEqual([words, []]);
    });

    test('shows it in the language of the text', () => {
      const isHindi = /\p{sc=Deva}/u;
      for (const words of shown) expect(isHindi.test(words)).toBe(isHindi.test(pattern.source));
    });
  },
);

test('the message quotes what is written, and says what to write instead', () => {
  const messageOf = (text: string) => find(text)[0]?.message;
  expect(messageOf('A cure.')).toBe(
    '“cure” is not allowed. Say “is used in”, “may help relieve the symptoms of” or “has been studied for”.',
  );
  expect(messageOf('Soft. Treatment for piles')).toMatch(/^“Treatment for” is not allowed/);
  expect(messageOf('यह इलाज है।')).toBe(
    '“इलाज” is not allowed. Say “में इस्तेमाल होता है”, “आराम देने में मदद कर सकता है” or “पर अध्ययन हुए हैं”.',
  );
});

import { readFileSync } from 'node:fs';
import { firestoreRules } from './firestoreRules';
import { rulesFile } from './rulesFile';
import { re2Pattern } from './re2Pattern';

test('the committed rules are those of the policy; npm run rules -w order-backend writes them', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(firestoreRules());
});

test.each([
  /^\s$/,
  /^\d$/,
  /^.$/,
  /^(?=a)a$/,
  /^(?:a)$/,
  /\bA/,
  /^é$/,
  /^[[:alpha:]]$/,
  /^\p{L}$/u,
])('%s is refused, since the two languages may read it differently', (pattern) => {
  expect(() => re2Pattern(pattern)).toThrow(/differently/);
});

test('codes of characters are written as RE2 writes them', () => {
  expect(re2Pattern(/^[^\x00-\x1f\u2028a\u{e0000}b]$/u)).toBe(
    String.raw`^[^\x00-\x1f\x{2028}a\x{e0000}b]$`,
  );
});

import { readFileSync } from 'node:fs';
import type { DecidedRequest } from './expression';
import { firestoreRules } from './firestoreRules';
import { followsSchema } from './followsSchema';
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

test.each(['isNew', 'isOptional'])(
  'a field with %s may be missing, and is checked where it is there',
  (why) => {
    const schema = followsSchema({ City: { choices: ['Delhi'], [why]: true } });
    const holds = (after: object) => schema.evaluate({ after } as DecidedRequest);
    expect([{}, { City: 'Delhi' }, { City: 'Rome' }].map(holds)).toEqual([true, true, false]);
  },
);

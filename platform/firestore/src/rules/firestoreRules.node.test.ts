import { readFileSync } from 'node:fs';
import { deskPatterns } from '@site/contracts/deskChange';
import { collections, documentRules, patterns } from '@site/contracts/enquiry';
import { staffCollections } from '@site/contracts/staffCollections';
import { firestoreRules } from './firestoreRules';
import { rulesFile } from './rulesFile';
import { re2Pattern } from './re2Pattern';

test('the committed rules are those of the schema; npm run rules writes them', () => {
  expect(readFileSync(rulesFile, 'utf8')).toBe(firestoreRules());
});

test('every collection of the schema has its rules', () => {
  const text = firestoreRules();

  expect(Object.keys(documentRules)).toEqual(Object.values(collections));
  for (const collection of Object.values(collections)) {
    expect(text).toContain(`match /${collection}/{id} {`);
  }
});

test('visitors have no rule in the collections of the company', () => {
  const text = firestoreRules();

  for (const collection of Object.values(staffCollections)) {
    const [, block = ''] = text.split(`match /${collection}/{id`);
    const [statements = ''] = block.split('\n    }\n');
    const allowed = [...statements.matchAll(/allow [^;]+;/g)].map(([statement]) => statement);
    expect(allowed.length).toBeGreaterThan(0);
    for (const statement of allowed)
      expect(statement).toMatch(/isStaff\(\)|request\.auth|if false/);
  }
});

test('a name that is no plain path, and a quotation mark, are written so that nothing breaks out', () => {
  const collection = "Vena's Plus_Form";
  const text = firestoreRules({ [collection]: { A: { choices: ["it's \\"] } } }, [
    [collection, 'isOrder'],
  ]);

  expect(text).toContain('match /{collection}/{id} {');
  expect(text).toContain(String.raw`if collection == 'Vena\'s Plus_Form' && isId(id)`);
  expect(text).toContain(String.raw`data.A in ['it\'s \\']`);
});

test.each(Object.entries({ ...patterns, ...deskPatterns }))(
  'the pattern of %s reads alike in both languages',
  (_, pattern) => {
    expect(() => re2Pattern(pattern)).not.toThrow();
  },
);

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

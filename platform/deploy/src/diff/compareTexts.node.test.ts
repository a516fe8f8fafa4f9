import { compareTexts } from './compareTexts';

/** The texts of a list in a content file, one in a line. */
const list = (...texts: string[]) =>
  texts.map((text, at) => ({ file: 'content/a.json', line: at + 2, path: `points[${at}]`, text }));

test.each([
  ['nothing', list('a', 'b'), list('a', 'b'), []],
  ['an addition', list('a', 'b'), list('a', 'x', 'b'), [{ line: 3, after: 'x' }]],
  ['a removal', list('a', 'b'), list('b'), [{ line: 2, before: 'a' }]],
  ['other words', list('one', 'b'), list('two', 'b'), [{ line: 2, before: 'one', after: 'two' }]],
  [
    'two texts in the place of each other',
    list('1 tablet', '2 tablets'),
    list('2 tablets', '1 tablet'),
    [
      { line: 2, before: '1 tablet', after: '2 tablets' },
      { line: 3, before: '2 tablets', after: '1 tablet' },
    ],
  ],
  [
    'a text behind one that stays',
    list('a', 'b', 'c'),
    list('x', 'b', 'a'),
    [
      { line: 2, before: 'a', after: 'x' },
      { line: 4, before: 'c', after: 'a' },
    ],
  ],
  [
    'other words behind an addition',
    list('a', 'b'),
    list('x', 'a', 'c'),
    [
      { line: 2, after: 'x' },
      { line: 3, before: 'b' },
      { line: 4, after: 'c' },
    ],
  ],
])('%s', (_, before, after, expected: readonly object[]) => {
  const { changes } = compareTexts(before, after);
  expect(changes).toEqual(expected.map((it) => expect.objectContaining(it)));
});

test('a text that only moved is not told, and is counted among those that stay', () => {
  expect(compareTexts(list('a', 'b'), list('x', 'a', 'b'))).toMatchObject({ same: 2, moved: 2 });
  expect(compareTexts(list('a', 'a', 'b'), list('x', 'a', 'a', 'b'))).toMatchObject({
    changes: [{ after: 'x' }],
    moved: 2,
  });
});

test('a text of two files is told for each, at its place', () => {
  const hindi = (texts: ReturnType<typeof list>) =>
    texts.map((text) => ({ ...text, file: 'content/hi/a.json' }));
  const [before, after] = [list('500 mg'), list('50 mg')];

  expect(compareTexts([...before, ...hindi(before)], [...after, ...hindi(after)]).changes).toEqual(
    ['content/a.json', 'content/hi/a.json'].map((file) => ({
      file,
      line: 2,
      path: 'points[0]',
      before: '500 mg',
      after: '50 mg',
    })),
  );
});

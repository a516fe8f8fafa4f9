import { formatPath, parseJson } from './parseJson';

const problemOf = (text: string) => {
  const [first, ...rest] = parseJson(text).problems;
  expect(rest).toEqual([]);
  return `${first?.line}: ${first?.message}`;
};

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', '2: Invalid JSON. A comma is missing at the end of this line.'],
  ['{\n  "a": 1,\n}', '2: Invalid JSON. Remove the comma after the last entry.'],
  ['[\n  1,\n]', '2: Invalid JSON. Remove the comma after the last entry.'],
  ['{\n  "a": "x\n}', '2: Invalid JSON. A quotation mark is missing at the end of a text.'],
  ...[
    'second line",',
    'second line"',
    'दूसरी पंक्ति"',
    'second \\"line\\"",',
    '"',
    '",',
    '- point"',
  ].map((next): [string, string] => [
    `{\n  "a": "first line\n${next}\n  "b": "x"\n}`,
    '2: Invalid JSON. A text holds a line break. Write it in one line, or make two texts of it.',
  ]),
  [
    '{\r\n  "a": "first line\r\n  second line"\r\n}',
    '2: Invalid JSON. A text holds a line break. Write it in one line, or make two texts of it.',
  ],
  [
    '["first line\n\n\nsecond line"]',
    '1: Invalid JSON. A text holds a line break. Write it in one line, or make two texts of it.',
  ],
  ...['"b": 1', '}', '],', '"c",', '"c"', '{ "b": 1 }', '"b": "second line"'].map(
    (next): [string, string] => [
      `{\n  "a": "x,\n  ${next}\n}`,
      '2: Invalid JSON. A quotation mark is missing at the end of a text.',
    ],
  ),
  ['["a",\n "x]', '2: Invalid JSON. A quotation mark is missing at the end of a text.'],
  ['["a",\n “x”]', '2: Invalid JSON. Use straight quotation marks (") around names and texts.'],
  [
    '["a",\n x"]',
    '2: Invalid JSON. “x” stands outside of quotation marks. Write " around a text, and \\" inside of one.',
  ],
  ['{\n  "a": “x”\n}', '2: Invalid JSON. Use straight quotation marks (") around names and texts.'],
  ['{\n  "a" 1\n}', '2: Invalid JSON. A colon is missing after the name of a field.'],
  ['{\n  "a": {\n  "b": 1\n}', '4: Invalid JSON. A closing } is missing.'],
  ['{\n  // no\n  "a": 1\n}', '2: Invalid JSON. Remove the comment: JSON has none.'],
  ['{ "a": 1 } }', '1: Invalid JSON. Remove what follows the last closing bracket.'],
  [
    '{\n  "a": "a\tb"\n}',
    '2: Invalid JSON. A text holds a tab or another control character. Replace it by a space.',
  ],
  ['', '1: Invalid JSON. A value is missing.'],
])('%j is described with its line', (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

test('a quotation mark inside a text is described', () => {
  expect(problemOf('{\n  "a": "say "no" to it"\n}')).toBe(
    '2: Invalid JSON. “no” stands outside of quotation marks. Write " around a text, and \\" inside of one.',
  );
});

test('a field that is there twice is named', () => {
  expect(problemOf('{ "a": { "b": 1,\n "b": 2 } }')).toBe(
    '2: This field is here twice. Remove one.',
  );
});

test('lines are those of names, and of what holds a missing value', () => {
  const { lineOf } = parseJson('{\n  "a": [\n    { "b":\n 1 }\n  ]\n}');

  expect(lineOf(['a', 0, 'b'])).toBe(3);
  expect(lineOf(['a', 0, 'c'])).toBe(3);
  expect(lineOf(['a', 4])).toBe(2);
  expect(lineOf(['z'])).toBe(1);
});

test('a byte order mark is allowed', () => {
  expect(parseJson('\uFEFF{}')).toMatchObject({ value: {}, problems: [] });
});

test('a path is written as in code', () => {
  expect(formatPath(['a', 0, 'b', 2])).toBe('a[0].b[2]');
});

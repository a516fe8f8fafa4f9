import { toCsv } from './csv';

const cellOf = (text: string) => toCsv([[text, 'one']]).slice('\ufeff'.length, -',one\r\n'.length);

test('a file has a byte order mark and a line for each row; a number stays one', () => {
  const rows = [
    ['Name', 'Quantity'],
    ['Asha', 1],
    ['Ravi', -2],
  ];
  expect(toCsv(rows)).toBe('\ufeffName,Quantity\r\nAsha,1\r\nRavi,-2\r\n');
});

test.each([
  ['plain text', 'plain text'],
  ['Rao, Asha', '"Rao, Asha"'],
  ['Asha "A" Rao', '"Asha ""A"" Rao"'],
  [' Asha', '" Asha"'],
])('%j becomes the cell %s', (name, cell) => {
  expect(cellOf(name)).toBe(cell);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'␉=1"],
  [' =1+1', "' =1+1"],
  ['\u00a0=1+1', "'\u00a0=1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['- two', "'- two"],
  ['－1', "'－1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('%j is no formula: %s', (name, cell) => {
  expect(cellOf(name)).toBe(cell);
});

test.each([
  ...['9876543210', '0987654321', '12', '1-2', '2 - 3', '12:30', '12345678901234567890', '5%'],
  ...['Asha - Rao', 'Anne-Marie Rao', 'Mar 1', '31.12.2026', 'CI-7KQ2-9XPD', 'TRUE', '१२'],
  ...['call +91 98765', 'asha+forte@example.com', 'mail: @asha', '(+91) 98765', 'a = b', '5 -1'],
  ...[
    'a\u00a0- b',
    'a\u3000+1',
    'after 6; +91 98765-43210',
    'tall | -2',
    "Asha's",
    'ए - बी',
    '5 － 1',
  ],
])('%j stays as it was typed', (name) => {
  expect(cellOf(name).replaceAll('"', '')).toBe(name);
});

test.each(['a,-1', 'Rao, +91 98765', 'a, =1+1'])('%j is one cell, as it was typed', (name) => {
  expect(cellOf(name)).toBe(`"${name}"`);
});

test.each([
  'a;=1+1',
  'a|@SUM(A1)',
  'a; =1+1',
  'a;""=1+1',
  ';=1;+A2|-3+cmd',
  'a;＝1+1',
  'a;-A1',
  'a;+1+SUM(A1)',
])(
  '%j is no formula to a spreadsheet that expects another separator, with and without quotation marks',
  (name) => {
    const [line = ''] = toCsv([[name, 'one']])
      .slice('\ufeff'.length)
      .split('\r\n');
    const cells = [';', '|'].flatMap((separator) => line.split(separator));
    for (const cell of [...cells, ...cells.map((text) => text.replaceAll('"', ''))]) {
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  },
);

test('no cell steers a terminal or breaks a line', () => {
  expect(cellOf('a\u001b[2Jb\nc')).toBe('a␛[2Jb␊c');
});

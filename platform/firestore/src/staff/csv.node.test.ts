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
  ['\tx', "'␉x"],
  ['\rx', "'␍x"],
  ['\nx', "'␊x"],
  [' =1+1', "' '=1+1"],
  ['\u00a0=1+1', "'\u00a0'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('%j is no formula: %s', (name, cell) => {
  expect(cellOf(name)).toBe(cell);
});

test.each([
  ...['0987654321', '00123', '1-2', '3/4', '1E5', '1e-3', 'TRUE', 'False', '5%', '₹500', '(12)'],
  ...['12345678901234567890', '1,000', '12:30', '9:05 am', '31.12.2026', '1 2'],
  ...['Mar 1', 'MARCH1', '1-May', 'Sept-2', '5 May 2026', 'May 5, 2026', ' 007 '],
  ...['12 AM', '9p', '12345.60', '.5', '1,5', '१२', '１２', '٠١٢٣', '１/２', 'ＴＲＵＥ'],
])('%j stays that text in a spreadsheet', (name) => {
  expect(cellOf(name).replaceAll('"', '')).toBe(`'${name}`);
});

test.each([
  ...['9876543210', '12', 'Marina', 'Decent 1a', 'CI-7KQ2-9XPD', '221B Baker', 'May', 'E5'],
  ...['Anne-Marie Rao', 'asha+forte@example.com', '2026-01-31 09:05:09', '2026-01-31', 'Truett'],
])('%j stays as it is', (name) => {
  expect(cellOf(name)).toBe(name);
});

test.each(['a;=1+1', 'a|@SUM(A1)', 'a,-1', 'a\u3000+1', 'a;""=1+1', ';=1;+2|-3'])(
  '%j is no formula to a spreadsheet with another separator, with and without quotation marks',
  (name) => {
    const [line = ''] = toCsv([[name, 'one']])
      .slice('\ufeff'.length)
      .split('\r\n');
    const cells = [';', '|', ' ', '\u3000', '\t'].flatMap((separator) => line.split(separator));
    for (const cell of [...cells, ...cells.map((text) => text.replaceAll('"', ''))]) {
      expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
    }
  },
);

test('no cell steers a terminal or breaks a line', () => {
  expect(cellOf('a\u001b[2Jb\nc')).toBe('a␛[2Jb␊c');
});

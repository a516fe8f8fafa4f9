import { toCsv } from './csv';
import type { Column } from './columns';

const columns: Column[] = [
  { heading: 'Name', textOf: ({ fields }) => String(fields.Name) },
  { heading: 'Reference', textOf: ({ id }) => id },
];
const cellOf = (name: string) => {
  const documents = [{ id: 'one', fields: { Name: name }, createTime: '' }];
  const text = toCsv(columns, documents);
  return text.slice('\ufeffName,Reference\r\n'.length, -',one\r\n'.length);
};

test('a file has a byte order mark, headings and a line per document', () => {
  const documents = ['one', 'two'].map((id) => ({ id, fields: { Name: 'Asha' }, createTime: '' }));
  expect(toCsv(columns, documents)).toBe(
    '\ufeffName,Reference\r\nAsha,one\r\nAsha,two\r\n',
  );
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

test('no cell steers a terminal or breaks a line', () => {
  expect(cellOf('a\u001b[2Jb\nc')).toBe('a␛[2Jb␊c');
});

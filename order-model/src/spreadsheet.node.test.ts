import readXlsxFile from 'read-excel-file/node';
import { toXlsx } from './spreadsheet';

async function cellOf(text: string): Promise<string> {
  const workbook = await toXlsx([['Notes'], [text]]);
  const [sheet] = await readXlsxFile(Buffer.from(await workbook.arrayBuffer()));
  return String(sheet?.data[1]?.[0]);
}

/** What Excel takes in one cell. */
const MOST = 32_767;

test.each([
  'Asha - Rao',
  '0987',
  '=1+1',
  'a < b & c',
  '_x0041_',
  '__x000D__',
  'साइट',
  '😀',
  'a'.repeat(MOST),
])('%.20s stays as it was typed', async (text) => {
  expect(await cellOf(text)).toBe(text);
});

test.each([
  ['letters', 'a'.repeat(MOST + 1)],
  [
    '70 notes',
    Array(70)
      .fill(`Asha: ${'b'.repeat(500)}`)
      .join(' | '),
  ],
  ['signs of two units each', '😀'.repeat(MOST)],
  ['signs that are written longer than they are', '&'.repeat(2 * MOST)],
])('a cell takes no more of %s than Excel does, and says so', async (_, text) => {
  const cell = await cellOf(text);
  expect(cell.length).toBeLessThanOrEqual(MOST);
  const [, start = '', left] =
    /^(.*) … \((\d+) more characters are in the CSV\)$/su.exec(cell) ?? [];
  expect(text.startsWith(start)).toBe(true);
  expect(start).not.toMatch(/\p{Surrogate}/u);
  expect(start.length + Number(left)).toBe(text.length);
  expect(start.length).toBeGreaterThan(MOST - 62);
});

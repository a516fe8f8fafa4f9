import { inflateRawSync } from 'node:zlib';
import { toXlsx } from './spreadsheet';

/** The parts of a workbook, which is a ZIP archive, by their names. */
async function partsOf(workbook: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await workbook.arrayBuffer());
  const parts: Record<string, string> = {};
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1)) {
    const name = bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    parts[name] = (bytes.readUInt16LE(at + 10) ? inflateRawSync(packed) : packed).toString('utf8');
  }
  return parts;
}

/** What Excel shows of a text. */
const shown = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

async function cellOf(text: string): Promise<string> {
  const xml = Object.values(await partsOf(await toXlsx([['Notes'], [text]]))).join('');
  return shown([...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].at(-1)?.[1] ?? '');
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

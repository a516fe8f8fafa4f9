import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brand } from '@site/company/brand';
import { exportedFile, root } from '@site/tooling/workspace';

interface Wordmark {
  width: number;
  path: string;
}

/** In a process of its own: HarfBuzz is a module that Jest cannot load. */
function wordmarks(names: readonly string[]): Wordmark[] {
  const script = `
    import { wordmark } from './platform/content-tools/src/icons/wordmark.ts';
    console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map(wordmark))));`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script, ...names];
  return JSON.parse(
    execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }),
  ) as Wordmark[];
}

test('the logo has the brand’s name as `npm run content -- icons` draws it', () => {
  const kept = JSON.parse(
    readFileSync(exportedFile('@site/shell/wordmark.json'), 'utf8'),
  ) as Wordmark;

  expect([kept]).toEqual(wordmarks([brand.product]));
});

test('another name has an outline of its own, letter by letter', () => {
  const drawn = wordmarks(['V', 'VÅ', 'VÅ b', 'Veltora']);

  for (const { path } of drawn) expect(path).toMatch(/^M[-\d a-z]+$/i);
  const [first, second, third] = drawn;
  expect(second!.path.startsWith(first!.path)).toBe(true);
  expect(third!.path.startsWith(second!.path)).toBe(true);
  expect(third!.width).toBeGreaterThan(second!.width);
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { copyPackages } from '@site/tooling/sources/installPackages';
import { root } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { expect, test } from '../browser/test';

const CONTENT = ['remote-products/content/forte.json', 'remote-products/content/hi/forte.json'];

/** What of `report.json` is looked at. */
interface Report {
  pages: {
    path: string;
    changes: { heading: string; before?: string; after?: string; owners: string[] }[];
    pictures: { width: number; pixels: number; after?: { file: string; marks: unknown[] } }[];
  }[];
  everywhere: { heading: string; what?: string }[];
}

let copy: SourceCopy;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildIfNeeded();
  copy = copyOfSources(copyPackages);
  folder = mkdtempSync(join(tmpdir(), 'site-changes-'));
  cpSync(join(root, '.site'), join(folder, 'store'), { recursive: true });
});

test.afterAll(() => {
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const store = () => ['--store', join(folder, 'store')];

function release(application: string): void {
  copy.run('release', '--', application, '--version', '99.0.0', ...store());
}

function diff(...words: string[]): { output: string; report: Report; out: string } {
  const out = join(folder, 'out');
  const output = execFileSync(
    'npm',
    ['run', '--silent', 'site', '--', 'diff', ...words, ...store(), '--out', out],
    { cwd: root, stdio: 'pipe' },
  ).toString();
  return {
    output,
    out,
    report: JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report,
  };
}

test('a release of the order remote that was built once more elsewhere changes nothing', () => {
  test.setTimeout(300_000);
  release('order');

  expect(diff('order@99.0.0').output).toMatch(
    /^Nothing changes for visitors\.\norder \S+ → 99\.0\.0-\w+\n$/,
  );
});

test('a dose in the content of the products is told with its pages, its owner and its pictures', () => {
  test.setTimeout(300_000);
  for (const file of CONTENT.map((file) => join(copy.folder, file))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('100 mg', '900 mg'));
  }
  release('products');
  const { output, report, out } = diff('products@99.0.0');

  expect(output).toMatch(/^Doses\n {2}1\. 100 mg → 900 mg\n.*owner: remote-products$/m);
  expect(report.pages.map(({ path }) => path)).toEqual(
    CONTENT.map((_, index) => expect.stringMatching(index ? /^\/products\// : /^\/hi\/products\//)),
  );
  for (const { path, changes, pictures } of report.pages) {
    // Search engines read of the product in the default language alone.
    const isDescribed = !path.startsWith('/hi/');
    expect([...new Set(changes.map(({ heading }) => heading))].sort()).toEqual(
      isDescribed ? ['doses', 'structured data'] : ['doses'],
    );
    expect(changes.every(({ owners }) => owners.join() === 'remote-products')).toBe(true);
    expect(
      pictures.map(({ width, pixels, after }) => [width, pixels > 10, after?.marks.length]),
    ).toEqual([
      [360, true, expect.any(Number)],
      [1440, true, expect.any(Number)],
    ]);
  }
  expect(report.everywhere.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['scripts']),
  );
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(8);
});

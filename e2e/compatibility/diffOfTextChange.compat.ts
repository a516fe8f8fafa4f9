import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { root } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { expect, test } from '../browser/test';

const CONTENT = ['remote-products/content/forte.json', 'remote-products/content/hi/forte.json'];

let copy: SourceCopy;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildIfNeeded();
  copy = copyOfSources();
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

function diff(...words: string[]): { output: string; out: string } {
  const out = join(folder, 'out');
  const output = execFileSync(
    'npm',
    ['run', '--silent', 'site', '--', 'diff', ...words, ...store(), '--out', out],
    { cwd: root, stdio: 'pipe' },
  ).toString();
  return { output, out };
}

test('a release of the order remote that was built once more elsewhere changes nothing', () => {
  test.setTimeout(300_000);
  release('order');

  expect(diff('order@99.0.0').output).toMatch(
    /Nothing changes for visitors\.\n- `order \S+ → 99\.0\.0-\w+`\n$/,
  );
});

test('a dose in the content of the products is told with its pages, its owner and its pictures', () => {
  test.setTimeout(300_000);
  for (const file of CONTENT.map((file) => join(copy.folder, file))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('100 mg', '900 mg'));
  }
  release('products');
  const { output, out } = diff('products@99.0.0');

  expect(output).toMatch(/ on 2 pages\. Owners: remote-products\.$/m);
  expect(output).toMatch(
    /^- `.*100 mg.* → .*900 mg.*` on `\/hi\/products\/\S+, \/products\/\S+` \(`remote-products`\)$/m,
  );
  // Search engines read of the product in the default language alone.
  expect(output).toMatch(/^#### Structured data\n\n- `".*900 mg.*` on `\/products\//m);
  expect(output).toMatch(/^\| Scripts \| \d+ \|$/m);
  // Before and after, of two pages at two widths.
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(8);
});

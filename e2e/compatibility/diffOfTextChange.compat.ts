import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { copyPackages } from '@site/tooling/sources/installPackages';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';

const root = join(__dirname, '../..');
const CONTENT = ['remote-products/content/forte.json', 'remote-products/content/hi/forte.json'];

const { env } = process;
let copy: SourceCopy;
let folder: string;

beforeAll(async () => {
  await buildIfNeeded();
  // Jest says that this is a test, and what is built must not be made for one.
  process.env = { ...env, NODE_ENV: '' };
  copy = copyOfSources(copyPackages);
  folder = mkdtempSync(join(tmpdir(), 'site-changes-'));
  cpSync(join(root, '.site'), join(folder, 'store'), { recursive: true });
}, 600_000);

afterAll(() => {
  process.env = env;
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
  release('order');

  expect(diff('order@99.0.0').output).toMatch(
    /Nothing changes for visitors\.\n- `order \S+ → 99\.0\.0-\w+`\n$/,
  );
}, 300_000);

test('a dose in the content of the products is told with its pages, its owner and its pictures', () => {
  for (const file of CONTENT.map((it) => join(copy.folder, it))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('100 mg', '900 mg'));
  }
  release('products');
  const { output, out } = diff('products@99.0.0');

  expect(output).toMatch(/ on 2 pages\. Owners: remote-products\.$/m);
  expect(output).toMatch(
    /^- `.*100 mg.* → .*900 mg.*` on `\/hi\/products\/\S+, \/products\/\S+` \(`remote-products`\)$/m,
  );
  // Search engines read of the product in the default language alone.
  expect(output).toMatch(/^#### Structured data\n\n- `Drug.*900 mg.*` on `\/products\//m);
  expect(output).toMatch(/^\| Scripts \| \d+ \|$/m);
  // Before, after and what differs, of two pages at two widths.
  expect(readdirSync(join(out, 'pictures'))).toHaveLength(12);
}, 300_000);

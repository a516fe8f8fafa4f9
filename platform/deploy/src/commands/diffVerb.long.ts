import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeBuilder, release } from '@site/releases/testing';
import { folderStore } from '@site/releases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { SiteReport } from '../diff/report/diffReport';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { hosts } from '../testing/hosts';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const { host, site, run, deploy } = deployTests(hosts['a folder']!);

/** Builds a shell whose pages say something else. */
const otherShell = (text: string) => {
  const builder = fakeBuilder('1.0.0');
  return {
    ...builder,
    async buildServer(...[name, outDir, base]: Parameters<typeof builder.buildServer>) {
      await builder.buildServer(name, outDir, base);
      const file = join(outDir, 'main.js');
      const server = await readFile(file, 'utf8');
      await writeFile(file, server.replace("'</main>'", `'</main>${text}'`));
    },
  };
};

const make = (name: 'shell' | 'products', version: string, builder = fakeBuilder('1.0.0')) =>
  release(folderStore(site().store), name, version, builder);

async function diff(...words: string[]) {
  const out = await newFolder();
  const outcome = await run('diff', ...words, '--out', out, '--no-pictures');
  const report = async () =>
    JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as SiteReport;
  return { ...outcome, out, report };
}

test('a candidate is compared with what is recorded as live; nothing is published', async () => {
  await deploy(...FIRST);
  await make('shell', '1.2.0', otherShell('<footer><p>A new line.</p></footer>'));
  const { code, output, out, report } = await diff('shell@1.2.0', '--to', 'production');

  expect({ code }).toEqual({ code: 0 });
  expect(output).toMatch(/^\d+ changes on \d+ pages\. Owners: shell\.$/m);
  expect(output).toMatch(/^shell 1\.0\.0-\w+ → 1\.2\.0-\w+$/m);
  expect(output).toMatch(/^Other texts\n {2}1\. \+ A new line\.$/m);
  const { pages, withoutPictures } = await report();
  expect(withoutPictures).toBe('Pictures were not asked for.');
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/buy-now']));
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('A new line.');
  expect(await readFile(join(out, 'summary.md'), 'utf8')).toContain('| Other texts | 1 |');
  expect((await run('history', '--to', 'production')).output).not.toContain('1.2.0');
});

test('a release that was made once more from the same sources changes nothing', async () => {
  await deploy(...FIRST);
  await make('products', '1.0.10');
  const { code, output, report } = await diff(
    'products@1.0.10',
    '--to',
    'production',
    '--exit-code',
  );

  expect(code).toBe(0);
  expect(output).toMatch(/^Nothing changes for visitors\.\nproducts 1\.0\.0-\w+ → 1\.0\.10-\w+\n$/);
  expect(await report()).toMatchObject({ pages: [], everywhere: [] });
});

test('without words the newest releases are meant; with --exit-code a change is a failure', async () => {
  await deploy(...FIRST);
  const { code, output, warnings } = await diff('--to', 'production', '--exit-code');

  expect(code).toBe(1);
  expect(warnings).toMatch(/Something would change\.$/m);
  expect(output).toMatch(/^products 1\.0\.0-\w+ → 1\.1\.0-\w+$/m);
  expect(output).toMatch(
    /^Scripts\n {2}\d+\. remote-products\/remoteEntry\.js: 5 bytes → 5 bytes$/m,
  );
  expect(output).toMatch(/whole site; owner: remote-products$/m);
});

test('what is really live, or any address, is read by its pages', async () => {
  const first = await diff(...FIRST, '--live');
  expect(first.output).toMatch(/new pages/);

  await deploy(...FIRST);
  const { address } = host().live;
  expect((await diff(address, '--live')).output).toBe('Nothing changes for visitors.\n');
  expect((await diff(...FIRST, '--live')).output).toBe('Nothing changes for visitors.\n');

  host().live.tamper = (path, bytes) =>
    path === '/buy-now' ? Buffer.from(String(bytes).replace('</main>', ' now</main>')) : bytes;
  const { output } = await diff(...FIRST, '--live', '--json');
  const { pages, everywhere } = JSON.parse(output) as SiteReport;
  expect(everywhere).toEqual([]);
  expect(pages).toEqual([
    expect.objectContaining({
      path: '/buy-now',
      language: 'en',
      state: 'changed',
      changes: [{ heading: 'texts', before: '/buy-now now', after: '/buy-now', owners: ['shell'] }],
    }),
  ]);
});

test('before anything is live, everything is new', async () => {
  const { code, output } = await diff(...FIRST);

  expect(code).toBe(0);
  expect(output).toMatch(/^New page: \/buy-now \(en\)$/m);
});

test('an earlier report goes, and nothing else of its folder', async () => {
  await deploy(...FIRST);
  const out = await newFolder();
  await writeFile(join(out, 'mine.txt'), '');
  await writeFile(join(out, 'summary.md'), 'old');
  await run('diff', '--to', 'production', '--out', out, '--no-pictures');

  expect(existsSync(join(out, 'mine.txt'))).toBe(true);
  expect(await readFile(join(out, 'summary.md'), 'utf8')).not.toBe('old');
});

test.each([
  [['diff', 'products'], /NAME@VERSION/],
  [['diff', 'https://one.example', 'https://two.example'], /Unexpected argument "https:\/\/two/],
  [['status', '--json'], /status takes no --json/],
])('%j is refused', async (words, message) => {
  const { code, warnings } = await run(...words);

  expect(code).toBe(2);
  expect(warnings).toMatch(message);
});

test('an address that does not answer is named', async () => {
  await deploy(...FIRST);
  const { code, warnings } = await diff('http://127.0.0.1:9');

  expect(code).toBe(1);
  expect(warnings).toMatch(/^http:\/\/127\.0\.0\.1:9 does not answer/m);
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeBuilder, release } from '@site/releases/testing';
import { folderStore } from '@site/releases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const { host, site, run, deploy } = deployTests(folderHost);

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
  return { ...(await run('diff', ...words, '--out', out, '--no-pictures')), out };
}

test('a candidate is compared with what is recorded as live; nothing is published', async () => {
  await deploy(...FIRST);
  await make('shell', '1.2.0', otherShell('<footer><p>A new line.</p></footer>'));
  const { code, output, out } = await diff('shell@1.2.0', '--to', 'production');

  expect({ code }).toEqual({ code: 0 });
  expect(output).toMatch(/^\d+ changes on \d+ pages\. Owners: shell\.$/m);
  expect(output).toMatch(/^- `shell 1\.0\.0-\w+ → 1\.2\.0-\w+`$/m);
  expect(output).toMatch(/^- `\+ A new line\.` on .*\(`shell`\)$/m);
  expect(output).toContain('Pictures were not asked for.');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('A new line.');
  expect(await readFile(join(out, 'summary.md'), 'utf8')).toBe(output);
  expect((await run('history', '--to', 'production')).output).not.toContain('1.2.0');
});

test('a release that was made once more from the same sources changes nothing', async () => {
  await deploy(...FIRST);
  await make('products', '1.0.10');
  const { code, output } = await diff('products@1.0.10', '--to', 'production');

  expect(code).toBe(0);
  expect(output).toMatch(
    /Nothing changes for visitors\.\n- `products 1\.0\.0-\w+ → 1\.0\.10-\w+`\n$/,
  );
});

test('without words the newest releases are meant', async () => {
  await deploy(...FIRST);
  const { output, out } = await diff('--to', 'production');

  expect(output).toMatch(/^- `products 1\.0\.0-\w+ → 1\.1\.0-\w+`$/m);
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain(
    'remote-products/remoteEntry.js',
  );
});

test('where nothing is live and nothing was released, it says so', async () => {
  await rm(join(site().store, 'releases'), { recursive: true });
  expect(await diff('--to', 'production')).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('the store has no release: npm run release makes one.'),
  });
});

test('what is really live, or any address, is read by its pages', async () => {
  expect((await diff(...FIRST, '--live')).output).toMatch(/new pages/);

  await deploy(...FIRST);
  const { address } = host().live;
  expect((await diff(address, '--live')).output).toMatch(/Nothing changes for visitors\.\n$/);
  expect((await diff(...FIRST, '--live')).output).toMatch(/Nothing changes for visitors\.\n$/);

  host().live.tamper = (path, bytes) =>
    path === '/buy-now' ? Buffer.from(String(bytes).replace('</main>', ' now</main>')) : bytes;
  const { output } = await diff(...FIRST, '--live');
  expect(output).toContain('1 change on 1 page. Owners: shell.');
  expect(output).toContain('- `/buy-now now → /buy-now` on `/buy-now` (`shell`)\n');
});

test.each([
  [['diff', 'products'], /NAME@VERSION/],
  [['diff', 'https://one.example', 'https://two.example'], /Unexpected argument "https:\/\/two/],
])('%j is refused', async (words, message) => {
  const { code, warnings } = await run(...words);

  expect(code).toBe(2);
  expect(warnings).toMatch(message);
});

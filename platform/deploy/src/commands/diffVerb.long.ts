import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { folderStore } from '@site/releases/store/folderStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';
import { serveFolder } from '../testing/serveFolder';
import { localTarget } from '../targets/localTarget';
import { runSite } from './testing/runSite';

jest.setTimeout(60_000);

const newFolder = temporaryFolders();
const { host, site, run, deploy } = deployTests(folderHost);

/** Builds a shell whose one text is written in a content file. */
const shellThatSays = (text: string) => {
  const builder = fakeBuilder(text);
  const own = { en: [{ file: 'shell/content/page.json', line: 3, path: 'title', text }] };
  return {
    ...builder,
    async buildWeb(...args: Parameters<typeof builder.buildWeb>) {
      await builder.buildWeb(...args);
      await writeFile(join(args[1], 'texts.json'), JSON.stringify({ own }));
    },
  };
};

const make = (name: 'shell' | 'products', version: string, builder = fakeBuilder('1.0.0')) =>
  release(folderStore(site().store), name, version, builder);

async function diff(...args: string[]) {
  const out = await newFolder();
  return { ...(await run('diff', ...args, '--out', out, '--no-pages')), out };
}

test('a candidate is compared with what is recorded as live; nothing is published', async () => {
  await make('shell', '1.1.0', shellThatSays('An old line'));
  await make('shell', '1.2.0', shellThatSays('A new line'));
  await deploy('shell@1.1.0', ...FIRST.slice(1));
  const { code, output, out } = await diff('shell@1.2.0', '--to', 'production');

  expect({ code }).toEqual({ code: 0 });
  expect(output).toMatch(/^- `shell 1\.1\.0-\w+ → 1\.2\.0-\w+`$/m);
  expect(output).toContain(
    '- `shell/content/page.json:3` `title`\n  - before: `An old line`\n  - after: `A new line`\n',
  );
  expect(output).toContain('- `shell/main.js`\n');
  expect(output).toContain('Pages were not compared. That was asked for.');
  expect(await readFile(join(out, 'summary.md'), 'utf8')).toBe(output);
  expect((await run('history', '--to', 'production')).output).not.toContain('1.2.0');
});

test('a release that was made once more from the same sources changes nothing', async () => {
  await deploy(...FIRST);
  await make('products', '1.0.10');
  const { code, output } = await diff('products@1.0.10', '--to', 'production');

  expect(code).toBe(0);
  expect(output).toContain('Nothing changes in texts, headers and files.');
  expect(output).toMatch(/^- `products 1\.0\.0-\w+ → 1\.0\.10-\w+`$/m);
});

test('the report does not take the place of other files', async () => {
  await deploy(...FIRST);
  const { out } = await diff('--to', 'production');
  const args = ['diff', '--to', 'production', '--out', out, '--no-pages'];
  await mkdir(join(out, 'pages'));
  await writeFile(join(out, 'pages', 'index.html'), 'An earlier report.');
  expect(await run(...args)).toMatchObject({ code: 0 });

  await mkdir(join(out, 'pages'));
  await writeFile(join(out, 'pages', 'thesis.txt'), 'A year of work.');
  await rm(join(out, 'summary.md'));
  expect(await run(...args)).toMatchObject({
    code: 2,
    warnings: expect.stringContaining(`${out} holds other files. Name a new folder.`),
  });
  expect(await readFile(join(out, 'pages', 'thesis.txt'), 'utf8')).toBe('A year of work.');

  const summary = join(out, 'summary.md');
  await writeFile(summary, '# Of my thesis');
  expect(await run(...args)).toMatchObject({ code: 2 });
  await rm(join(out, 'pages'), { recursive: true });
  expect(await run(...args)).toMatchObject({ code: 2 });
  expect(await readFile(summary, 'utf8')).toBe('# Of my thesis');

  expect(await run('diff', '--to', 'production', '--out', summary)).toMatchObject({
    code: 2,
    warnings: expect.stringContaining(`${summary} is not a folder.`),
  });
});

test('pages that could not be compared leave no earlier report, and nothing that the next run refuses', async () => {
  await deploy(...FIRST);
  const { out } = await diff('--to', 'production');
  const browser = join(await newFolder(), 'browser');
  await writeFile(browser, '#!/bin/sh\n[ "$1" = --version ] && echo Chromium 1.0', { mode: 0o755 });
  process.env.SITE_BROWSER = browser;

  expect(await run('diff', '--to', 'production', '--out', out)).toMatchObject({ code: 1 });
  expect(await readdir(out)).toEqual([]);
});

test('without words the newest releases are meant', async () => {
  await deploy(...FIRST);
  const { output } = await diff('--to', 'production');

  expect(output).toMatch(/^- `products 1\.0\.0-\w+ → 1\.1\.0-\w+`$/m);
  expect(output).toContain('- `remote-products/remoteEntry.js`\n');
});

test('where nothing is live and nothing was released, it says so', async () => {
  await rm(join(site().store, 'releases'), { recursive: true });
  expect(await diff('--to', 'production')).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('the store has no release: npm run release makes one.'),
  });
});

test('what is really live, or any address, is read as visitors get it', async () => {
  expect((await diff(...FIRST, '--live')).output).toContain('- `/buy-now (en)`: new\n');

  await deploy(...FIRST);
  const { address } = host().live;
  const nothing = 'Nothing changes in texts, headers and files.';
  expect((await diff(address, '--live')).output).toContain(nothing);
  expect((await diff(...FIRST, '--live')).output).toContain(nothing);

  host().live.tamper = (path, bytes) =>
    path === '/robots.txt' ? Buffer.from('Disallow: /') : bytes;
  expect((await diff(...FIRST, '--live')).output).toContain('#### Files\n\n- `/robots.txt`\n');
});

test('what this machine shows under http is compared with what it would show there', async () => {
  const folder = await newFolder();
  const served = await serveFolder(folder);
  const local = { ...localTarget(folder), address: served.address };
  const here = (...args: string[]) => runSite(args, { local, folder: site().store });
  try {
    expect(await here('deploy', ...FIRST, '--to', 'local')).toMatchObject({ code: 0 });
    const out = join(folder, 'report');
    const { output } = await here(
      'diff',
      ...FIRST,
      '--live',
      '--to',
      'local',
      '--out',
      out,
      '--no-pages',
    );
    expect(output).toContain('Nothing changes in texts, headers and files.');
  } finally {
    await served.close();
  }
});

test.each([
  [['diff', 'products'], /NAME@VERSION/],
  [['diff', 'https://one.example', 'https://two.example'], /Unexpected argument "https:\/\/two/],
])('%j is refused', async (args, message) => {
  const { code, warnings } = await run(...args);

  expect(code).toBe(2);
  expect(warnings).toMatch(message);
});

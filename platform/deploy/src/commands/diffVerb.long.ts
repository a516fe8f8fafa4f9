import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeBuilder, release } from '@site/releases/testing';
import { folderStore } from '@site/releases';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { siteFolder } from '@site/tooling/workspace';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { compareSites } from '../diff/compareSites';
import { shownSite, type ShownSite } from '../diff/shownSite';
import { serveStatic } from '../folder/staticHost';
import { readComposedSite } from '../host/readComposedSite';
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
  const words = ['products@1.0.10', '--to', 'production', '--exit-code'];
  const { code, output } = await diff(...words);

  expect(code).toBe(0);
  expect(output).toMatch(
    /Nothing changes for visitors\.\n- `products 1\.0\.0-\w+ → 1\.0\.10-\w+`\n$/,
  );
});

test('without words the newest releases are meant; with --exit-code a change is a failure', async () => {
  await deploy(...FIRST);
  const { code, output, warnings, out } = await diff('--to', 'production', '--exit-code');

  expect(code).toBe(1);
  expect(warnings).toMatch(/Something would change\.$/m);
  expect(output).toMatch(/^- `products 1\.0\.0-\w+ → 1\.1\.0-\w+`$/m);
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain(
    'remote-products/remoteEntry.js',
  );
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

test('before anything is live, everything is new', async () => {
  expect((await diff(...FIRST)).output).toMatch(/^- added page: `\/buy-now \(en\)`$/m);
});

test('the built site, made once more from the same sources, changes nothing', async () => {
  await buildIfNeeded();
  const { rules, files, folder } = await readComposedSite(siteFolder);
  const read = (path: string) => readFile(join(folder, path));
  const served = await serveStatic(async () => ({ rules, paths: [...files.keys()], read }));
  const site = shownSite(served.address);
  const again = (text: string) =>
    text
      .replace(/(\/releases\/(?!pins\/)[\w-]+\/)[^/"]+\//g, '$19.9.10-000000000000/')
      .replace(/"release":"[^"]*"/g, '"release":"9.9.10-000000000000"')
      .replace(/data-(release|composition)="[^"$]*"/g, 'data-$1="0"');
  const rebuilt: ShownSite = {
    ...site,
    async page(path) {
      const page = await site.page(path);
      return page && { ...page, html: again(page.html) };
    },
    async file(path) {
      const bytes = await site.file(path);
      return bytes && /\.js$/.test(path) ? Buffer.from(again(String(bytes))) : bytes;
    },
  };
  const report = await compareSites(site, rebuilt);
  const pages = await site.pages();
  await served.close();

  expect(pages.length).toBeGreaterThan(10);
  expect(report.before.releases).not.toEqual(report.after.releases);
  expect(report).toMatchObject({ pages: [], everywhere: [] });
}, 900_000);

test('pictures show what differs, at both widths, and nothing where pages look the same', async () => {
  await deploy(...FIRST);
  await make('shell', '1.2.0', otherShell('<p>A new line.</p>'));
  const out = await newFolder();
  delete process.env.SITE_BROWSER;
  await run('diff', 'shell@1.2.0', '--to', 'production', '--out', out);
  const pictures = await readdir(join(out, 'pictures'));

  expect(pictures.filter((it) => it.includes('-buy-now-')).sort()).toEqual(
    ['1440', '360'].flatMap((width) =>
      ['after', 'before', 'difference'].map((side) =>
        expect.stringMatching(new RegExp(`-${width}-${side}\\.png$`)),
      ),
    ),
  );
}, 900_000);

test.each([
  [['diff', 'products'], /NAME@VERSION/],
  [['diff', 'https://one.example', 'https://two.example'], /Unexpected argument "https:\/\/two/],
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIVE, PART } from '@site/contracts/boot';
import { folderOf } from '@site/contracts/applicationNames';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { remoteNames } from '@site/contracts/remotes';
import { paths } from '@site/company/paths';
import { distOf, siteFolder } from '@site/tooling/workspace';
import { expect, test } from '../browser/test';

test('source maps stay in the store: none is published, and no script names one', () => {
  const published = readdirSync(siteFolder, { recursive: true }).map(String);
  expect(published.filter((file) => file.endsWith('.map'))).toEqual([]);

  const scripts = published.filter((file) => file.startsWith('releases/') && file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const it of scripts) {
    expect(readFileSync(join(siteFolder, it), 'utf8')).not.toContain('sourceMappingURL');
  }
});

test('a release says which packages of others it holds, with their licences, and React is in the shell', () => {
  const id = readFileSync(join(distOf('shell'), 'release-id'), 'utf8').trim();
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(siteFolder, RELEASES_ADDRESS, 'shell', id, file), 'utf8'));
  const packages = read('third-parties.json') as { name: string; licenseText: string }[];
  const bill = read('bom.cdx.json') as { components: { name: string; purl: string }[] };

  const names = packages.map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'react-router', '@fontsource-variable/figtree'])
    expect(names).toContain(name);
  for (const { name, licenseText } of packages)
    expect([name, licenseText.length > 500]).toEqual([name, true]);
  expect(bill.components.map(({ name }) => name)).toEqual(names);
  expect(bill.components.map(({ purl }) => purl)).toContainEqual(
    expect.stringMatching(/^pkg:npm\/react-dom@\d+\.\d+\.\d+$/),
  );
});

test('a page preloads the typeface of its own language, so that a first visit shows it', () => {
  for (const [file, font] of [
    ['index.html', /figtree/],
    ['hi/index.html', /devanagari/],
  ] as const) {
    const html = readFileSync(join(siteFolder, file), 'utf8');
    const preloaded = html.match(/<link rel="preload" as="font"[^>]*>/g);
    expect(preloaded).toEqual([expect.stringMatching(font)]);
  }
});

test('the remotes are fetched while the script with React in it is still on its way', async ({
  site,
}) => {
  const arrived = new Set<string>();
  const { page, faults, release } = await site.visit(paths.home, {
    // Asked for once more, it hangs as well.
    hold: /\/shell\/[^/]+\/shell\.js/,
    before: async (context) => {
      context.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
    },
  });
  await expect(async () => {
    // A part that was seen before the first script came is seen again.
    for (const part of await page.locator(`[${PART}]`).all()) await part.scrollIntoViewIfNeeded();
    for (const name of remoteNames) {
      const isEntry = new RegExp(`/${folderOf(name)}/.*/remoteEntry\\.js$`);
      expect([...arrived].filter((path) => isEntry.test(path))).toHaveLength(1);
    }
  }).toPass();
  release();
  await page.waitForSelector(`html[${ALIVE}]`);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});

test('a script of the own origin that the page does not name by its hash does not run', async ({
  site,
}) => {
  const { page, faults } = await site.visit(paths.home, {
    before: (context) =>
      context.route(site.address + paths.home, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const pins = await fetch(site.address + /\/releases\/pins\/[^"]+/.exec(html)?.[0]);
        // An entry of a release that the page does not show, with its right hash: only the page's own list is against it.
        const [, address, integrity] =
          /"([^"]+\/slick\.js)":"(sha256-[^"]+)"/.exec(await pins.text()) ?? [];
        const script = `<script crossorigin src="${address}" integrity="${integrity}"></script>`;
        await route.fulfill({ response, body: html.replace('</head>', `${script}</head>`) });
      }),
  });
  expect(faults).toEqual([expect.stringMatching(/slick.*Content Security Policy/)]);
  await expect(page.locator('footer')).toHaveCount(1);
});

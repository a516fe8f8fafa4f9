import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIVE, FULLY_RENDERED, PART } from '@site/contracts/boot';
import { folderOf } from '@site/contracts/applicationNames';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { remoteNames } from '@site/contracts/remotes';
import { paths, routes } from '@site/company/paths';
import { distOf, siteFolder } from '@site/tooling/workspace';
import { sampleOf } from '@site/tooling/testing/testForm';
import { expect, test } from '../browser/test';
import { fullChromium } from '../browser/fullChromium';

// When a page is drawn, and what moves then, is what visitors' browsers do.
test.use({ launchOptions: fullChromium });

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

for (const path of routes) {
  test.describe(path, () => {
    test('holds its content before any script, normal or bold, and no style or handler that the policy forbids', async ({
      site,
    }) => {
      const answer = await fetch(site.address + path);
      const text = await answer.text();

      expect(text).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
      expect(text.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
      expect(text).toMatch(/<h1[^>]*>/);
      expect(text).toContain('<footer');
      const [asleep = ''] = text.match(/<template\b.*?<\/template>/s) ?? [];
      const shown = text.replace(asleep, '').replace(/<style data-href[^>]*>.*?<\/style>/gs, '');
      expect(shown.match(/<script\b[^>]*>/g)).toEqual([
        '<script data-visits="/visits">',
        '<script>',
        '<script type="speculationrules">',
        expect.stringContaining('type="application/json"'),
        '<script type="application/ld+json">',
      ]);
      expect(shown.replace(/<script\b.*?<\/script>/gs, '')).not.toMatch(
        /\sstyle="|<template\b|<style\b|\son[a-z]+="|rel="stylesheet"(?! media="(print|not all)")/,
      );
      const rules = text.replace(/@font-face\{[^}]*\}/g, '');
      const weights = [...rules.matchAll(/font-weight:([^;}]+)/g)].map(([, weight]) => weight);
      expect(new Set(weights)).toEqual(new Set(['700']));
    });

    // In the short form pages take turns at screens.
    for (const screen of sampleOf(['phone', 'desktop'] as const, 2, routes.indexOf(path))) {
      test(`comes alive on a ${screen} screen without a shift or a complaint, by scripts that are asked for once, after it is drawn`, async ({
        site,
      }) => {
        const shifts: number[] = [];
        const placeholders: string[] = [];
        const { page, faults } = await site.visit(path, {
          screen,
          shifts,
          before: async (context) => {
            await context.exposeFunction('onPlaceholder', (text: string) =>
              placeholders.push(text),
            );
            await context.addInitScript(() => {
              new MutationObserver((changes) => {
                const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
                const busy = added.find((node) => node instanceof Element && node.ariaBusy);
                const { onPlaceholder } = globalThis as unknown as {
                  onPlaceholder(it: string): void;
                };
                if (busy) onPlaceholder(busy.textContent ?? '');
              }).observe(document, { childList: true, subtree: true });
            });
          },
        });
        // Until then the height of what is skipped above is an estimate.
        await page.waitForSelector(`html[${FULLY_RENDERED}]`, { state: 'attached' });
        for (const part of await page.locator(`[${PART}]`).all())
          await part.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(faults).toEqual([]);
        expect(shifts).toEqual([]);
        // What is there already is never taken away to be drawn again.
        expect(placeholders).toEqual([]);
        const { standing, asked, drawn } = await page.evaluate(() => ({
          standing: [...document.querySelectorAll<HTMLElement>('style[data-base]')].map(
            ({ dataset: { base = '', href = '' } }) => base + href,
          ),
          asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
            ({ name, startTime, transferSize }) => ({
              path: new URL(name).pathname,
              startTime,
              transferSize,
            }),
          ),
          drawn: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        }));
        // Nor are styles fetched that stand in it.
        expect(standing.length).toBeGreaterThan(0);
        expect(asked.filter(({ path }) => standing.includes(path))).toEqual([]);
        // What was fetched ahead comes from the cache when it runs. Nobody touched the page.
        const scripts = asked.filter((it) => it.path.endsWith('.js') && it.transferSize > 0);
        expect(scripts.length).toBeGreaterThan(2);
        expect(scripts.filter(({ startTime }) => startTime < drawn)).toEqual([]);
        expect(new Set(scripts.map(({ path }) => path)).size).toBe(scripts.length);
      });
    }
  });
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`fonts that come late move nothing on a ${screen} screen`, async ({ site }) => {
    const shifts: number[] = [];
    let comes: Promise<unknown> | undefined;
    const { page } = await site.visit(paths.privacyPolicy, {
      screen,
      shifts,
      before: (context) => {
        comes = context.waitForEvent('response', (response) => /figtree/.test(response.url()));
        return context.route(/\.woff2$/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
      },
    });
    await comes;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(shifts).toEqual([]);
  });
}

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

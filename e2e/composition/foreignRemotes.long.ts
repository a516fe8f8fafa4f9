import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FORM_ASLEEP } from '@site/contracts/boot';
import { placeStarter, starters, type Starter } from '@site/releases/adopt/testing/starterBuilds';
import { bringReleases } from '../compatibility/currentReleases';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { emailPlaceholder, siteTexts } from '../browser/parts/siteTexts';
import { expect, testOnOwnSite } from '../browser/test';

// A starter is built before the first test.
const BUILD_TIMEOUT_MS = 300_000;

const nameOf = (starter: Starter) => `starter-${starter}`;
const pathOf = (starter: Starter) => `/starter-${starter}`;

/** A word that only the renderer of React has. */
const REACT = 'reconcilerVersion';

let copy: SourceCopy;
let builds: string;

/** As teams do that think of their own page alone: a rule for every link, and a sheet for that page. */
function styleEveryLink(build: string): void {
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.css'))
      appendFileSync(join(build, path), 'a { color: rgb(9, 9, 9) !important; }');
  }
  writeFileSync(join(build, 'alone.css'), 'body { display: none; }');
}

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  builds = mkdtempSync(join(tmpdir(), 'site-starters-'));
  const own = bringReleases(copy.folder);
  for (const starter of starters) {
    copy.run('new', '--', 'remote', nameOf(starter), '--foreign', '--module', 'Widget');
    const build = placeStarter(starter, join(builds, starter));
    styleEveryLink(build);
    copy.run('site', '--', 'adopt', nameOf(starter), build);
  }
  // The build of vite names no version.
  const adopted = starters.map(
    (starter) => `${nameOf(starter)}@${starter === 'vite' ? '1.0.0' : '1.2.0'}`,
  );
  copy.run('site', '--', 'use', ...own, ...adopted);
  return { root: copy.folder, site: join(copy.folder, 'dist/local/current/site') };
}, BUILD_TIMEOUT_MS);
test.describe.configure({ mode: 'serial', timeout: BUILD_TIMEOUT_MS });
test.afterAll(() => {
  copy?.remove();
  if (builds) rmSync(builds, { recursive: true, force: true });
});

const button = (page: Page, starter: Starter, count: number) =>
  page.getByRole('button', { name: `Built with ${starter}: ${count}` });

/** The scripts of a remote that a page asks for. */
function scriptsAsked(page: Page, starter: Starter): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(`/remote-${nameOf(starter)}/`) && /\.m?js$/.test(pathname)) {
      asked.push(pathname);
    }
  });
  return asked;
}

for (const starter of starters) {
  test(`a remote built by the ordinary plugin of ${starter} is shown beside ours`, async ({
    site,
  }) => {
    const html = await (await fetch(site.address + pathOf(starter))).text();
    expect(html).toContain('<h1');
    expect(html).not.toContain('Built with');

    const { page, faults } = await site.visit('/privacy-policy');
    const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
    const buyNow = page
      .getByRole('banner')
      .getByRole('link', { name: siteTexts.header.buyNow })
      .first();
    const ours = await colourOf(buyNow);
    const asked = scriptsAsked(page, starter);
    await page.goto(site.address + pathOf(starter));
    await button(page, starter, 0).click();
    await button(page, starter, 1).waitFor();
    const later = page.getByText(`Later part of ${starter}`);
    await later.waitFor();
    await page.getByText(`Portal of ${starter}`).waitFor();
    expect(await later.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    const widget = page.locator(`.starter-${starter}`);
    expect(await widget.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe(
      'rgb(10, 20, 30)',
    );

    expect(await colourOf(buyNow)).toBe(ours);

    // One React: the build's own copy was not even fetched.
    expect(asked.length).toBeGreaterThan(1);
    const isReact = await Promise.all(
      asked.map(async (path) => (await (await fetch(site.address + path)).text()).includes(REACT)),
    );
    expect(asked.filter((_, index) => isReact[index])).toEqual([]);

    await page.getByPlaceholder(emailPlaceholder).focus();
    await page.waitForSelector(`footer form:not([${FORM_ASLEEP}])`);
    expect(faults).toEqual([]);
  });
}

test('from another page it is a click away, and it goes with its page', async ({ site }) => {
  const { page, faults } = await site.visit('/');
  await page.getByRole('banner').getByRole('link', { name: 'Starter vite' }).click();
  await button(page, 'vite', 0).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Starter rspack' }).click();
  await button(page, 'rspack', 0).waitFor();
  expect(await button(page, 'vite', 0).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a file that arrives changed does not run: the page stays, and says what is missing', async ({
  site,
}) => {
  const { page } = await site.visit('/privacy-policy', {
    before: (context) =>
      context.route(/remote-starter-webpack\/.*expose_Widget\.js/, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: `${await answer.text()};globalThis.intruder=1`,
        });
      }),
  });
  await page.goto(site.address + pathOf('webpack'));
  await page.getByText('Starter webpack could not be loaded.').waitFor();
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  await page.getByPlaceholder(emailPlaceholder).focus();
  await page.waitForSelector(`footer form:not([${FORM_ASLEEP}])`);
});

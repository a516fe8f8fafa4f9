import type { BrowserContext, Page } from 'playwright-core';
import { ALIVE, SCRIPTS_ID } from '@site/contracts/boot';
import { languages, localised } from '@site/contracts/languages';
import { paths, routes } from '@site/contracts/paths';
import { openSite } from '../browser/openSite';

const site = openSite();

/** The script that holds the page at a path, of those with one of their own. */
const scriptOf: Readonly<Record<string, string>> = {
  [paths.home]: 'page-home',
  [paths.privacyPolicy]: 'page-seldom',
};

const addresses = routes.flatMap((path) =>
  languages.map((language) => ({ path: localised(path, language), plain: path, language })),
);

test.each(addresses)('$path starts with its own script and no other page’s', async (it) => {
  const html = await (await fetch(site.address + it.path)).text();
  const template = html.slice(html.indexOf(`id="${SCRIPTS_ID}"`));
  const named = [...template.matchAll(/\/(page-[\w.]+)\.js"/g)].map(([, name]) => name);
  const script = scriptOf[it.plain];
  const suffix = it.language === 'en' ? '' : `.${it.language}`;
  expect(named).toEqual(script ? [script + suffix] : []);
});

const isSeldom = /\/page-seldom\.js/;
const block = (context: BrowserContext) => context.route(isSeldom, (route) => route.abort());

/** Tells documents apart: another one does not have it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirst: true }));
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const toPolicy = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });

/** As Back does, where an unknown address was before. */
const toNowhere = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });

test('a page in a script of its own is drawn without another document, and its script asked for once', async () => {
  const { page, faults, end } = await site.visit(paths.buyNow);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  await page.waitForSelector(`html[${ALIVE}]`);
  await mark(page);
  await toPolicy(page).click();
  await heading(page).filter({ hasText: 'Privacy Policy' }).waitFor();
  await toNowhere(page);
  await heading(page).filter({ hasText: 'Page not found' }).waitFor();

  expect(await isFirst(page)).toBe(true);
  expect(asked.filter((it) => isSeldom.test(it))).toHaveLength(1);
  expect(faults).toEqual([]);
  await end();
});

test.each([
  ['the privacy policy', 'Privacy Policy', (page: Page) => toPolicy(page).click()],
  ['an unknown address', 'Page not found', toNowhere],
])('%s is opened as a document when its script does not come', async (_case, title, go) => {
  const { page, end } = await site.visit(paths.buyNow, { before: block });
  await page.waitForSelector(`html[${ALIVE}]`);
  await mark(page);
  const loaded = page.waitForEvent('domcontentloaded');
  await go(page);
  await loaded;

  await heading(page).filter({ hasText: title }).waitFor();
  expect(await isFirst(page)).toBe(false);
  await end();
});

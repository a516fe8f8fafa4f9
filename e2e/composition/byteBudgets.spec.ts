import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ALIVE } from '@site/contracts/boot';
import { languages, localised } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { siteFolder } from '@site/tooling/workspace';
import {
  MAX_BEFORE_INTENT_BYTES,
  MAX_FIRST_SCREEN_BYTES,
  MAX_HOME_BYTES,
  MAX_PAGE_BYTES,
  maxAtRestBytes,
} from './byteBudgets';
import { expect, test } from '../browser/test';
import { weightOf } from '../site/weightOf';

/** The bytes of a text as it travels. */
const weigh = (text: string): number => brotliCompressSync(text).length;
const htmlOf = (path: string) => readFileSync(join(siteFolder, path, 'index.html'), 'utf8');

/** What of a page has come when a browser first draws it. */
function firstScreen(html: string): string {
  const [, id = ''] = /<link rel="expect" href="#([^"]+)"/.exec(html) ?? [];
  return html.slice(0, html.indexOf(` id="${id}"`));
}

/** Where the font comes too late, shorter lines would put a carousel into the window of a taller phone. */
const PHONE = { width: 360, height: 700 };

const pages = languages.flatMap((language) => routes.map((path) => localised(path, language)));

for (const path of pages) {
  test(`${path}, its first screen and what runs before someone wants it are within their budgets`, () => {
    const html = htmlOf(path);
    expect(weigh(html)).toBeLessThanOrEqual(path === paths.home ? MAX_HOME_BYTES : MAX_PAGE_BYTES);
    const first = weigh(firstScreen(html));
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(MAX_FIRST_SCREEN_BYTES);
    const [, boot = ''] = /<script data-visits[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const weight = weigh(boot);
    expect(weight).toBeGreaterThan(500);
    expect(weight).toBeLessThanOrEqual(MAX_BEFORE_INTENT_BYTES);
  });
}

for (const [path, most] of Object.entries(maxAtRestBytes)) {
  test(`${path} loads no more scripts by itself`, async ({ site }) => {
    const { page } = await site.visit(path, { viewport: PHONE });
    await page.waitForSelector(`html[${ALIVE}]`);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // What has been fetched ahead is listed again when it runs.
    const scripts = new Set(loaded.filter((address) => address.endsWith('.js')));
    const bytes = [...scripts].reduce(
      (sum, address) => sum + weightOf(join(siteFolder, address)),
      0,
    );
    expect(bytes).toBeGreaterThan(90_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
}

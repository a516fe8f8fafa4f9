import type { ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { siteFolder } from '@site/tooling/workspace';
import { recordShifts } from '../browser/layoutShifts';
import { expect, test } from '../browser/test';
import { fullChromium } from '../browser/fullChromium';

// When a page is drawn, and what moves then, is what visitors' browsers do.
test.use({ launchOptions: fullChromium });

const HELD = /<link rel="expect"[^>]*>/;

/**
 * Serves a page's HTML up to the first link of its navigation, and the rest when asked to; with the query "?eager" without the
 * element that holds drawing back.
 */
async function serveInTwo(path: string) {
  const html = readFileSync(join(siteFolder, path, 'index.html'), 'utf8');
  const rests: (() => void)[] = [];
  const send = (text: string, response: ServerResponse) => {
    const end = text.indexOf('</a>', text.indexOf('<nav')) + '</a>'.length;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(text.slice(0, end));
    rests.push(() => response.end(text.slice(end)));
  };
  const { address, close } = await serveLocally(({ url }, response) => {
    if (url === path) send(html, response);
    else if (url === `${path}?eager`) send(html.replace(HELD, ''), response);
    else response.writeHead(404).end();
  });
  return {
    address: address + path,
    finish: () => rests.forEach((rest) => rest()),
    [Symbol.dispose]: () => void close(),
  };
}

const paints = () => performance.getEntriesByType('paint').length;

for (const path of [paths.home, products[0]?.path ?? '', paths.privacyPolicy]) {
  test(`the header of ${path} is drawn in one piece however slowly it arrives, and nothing of it moves`, async ({
    site,
  }) => {
    using served = await serveInTwo(path);
    const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const shifts: number[] = [];
    await recordShifts(context, shifts);
    const page = await context.newPage();
    await page.goto(served.address, { waitUntil: 'commit' });
    await page.locator('header nav a').first().waitFor({ state: 'attached' });

    // A page that waits for nothing has been drawn by now, though it was asked for later.
    const eager = await site.browser.newContext({ viewport: { width: 1440, height: 900 } });
    const other = await eager.newPage();
    await other.goto(`${served.address}?eager`, { waitUntil: 'commit' });
    await other.waitForFunction(paints);
    expect(await page.evaluate(paints)).toBe(0);

    served.finish();
    await page.waitForFunction(paints);
    await page.waitForLoadState('domcontentloaded');
    expect(shifts).toEqual([]);
    await eager.close();
    await context.close();
  });
}

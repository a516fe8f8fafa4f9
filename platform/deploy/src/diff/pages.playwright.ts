import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { FULLY_RENDERED } from '@site/contracts/boot';
import { LOOKS, SAYS, WIDTHS, type PagesToCompare } from './pagesToCompare';
import { withoutReleases } from './withoutReleases';

const { before, after, pages } = JSON.parse(
  readFileSync(process.env.SITE_DIFF ?? '', 'utf8'),
) as PagesToCompare;

/** Pages are shown as they arrive: their scripts do not run, and nothing moves. */
test.beforeEach(({ page }) =>
  page.route('**/*', async (route) => {
    const address = route.request().url();
    if (![before, after].some((site) => address.startsWith(`${site}/`))) return route.abort();
    if (route.request().resourceType() !== 'document') return route.continue();
    // A server may close an idle connection just as it is used again.
    const response = await route.fetch({ maxRetries: 2 });
    // By a policy: without scripts in the browser, the page shows what is there for visitors who have none.
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    // A typeface that comes late is left out of a visit, and the page has another height then.
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, headers, body });
  }),
);

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  // Before every picture and font is there the page has another height, and sections far below the window are empty.
  await page.evaluate(async (rendered) => {
    document.documentElement.setAttribute(rendered, '');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, FULLY_RENDERED);
}

/** What search engines and shared links get of a page, a line for each, and then what screen readers do. */
async function textOf(page: Page): Promise<string> {
  const head = await page.evaluate(() => {
    const elements = document.head.querySelectorAll('title, meta, link:not([rel=stylesheet])');
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    return [
      ...[...elements].map(({ outerHTML }) => outerHTML),
      ...[...data].map(({ textContent }) => {
        try {
          return JSON.stringify(JSON.parse(textContent), null, 1);
        } catch {
          // Search engines skip it, and a person has to see that.
          return textContent;
        }
      }),
    ];
  });
  const snapshot = await page.locator('body').ariaSnapshot();
  return withoutReleases([...head, snapshot].join('\n'));
}

const whole = { fullPage: true, animations: 'disabled' } as const;

for (const { path, asks, isOn } of pages) {
  test(path, async ({ page }, testInfo) => {
    for (const width of WIDTHS) {
      const picture = `${width}-px.png`;
      if (isOn !== 'both') {
        await open(page, (isOn === 'new' ? after : before) + asks, width);
        const body = await page.screenshot(whole);
        await testInfo.attach(`${width} px`, { body, contentType: 'image/png' });
        continue;
      }
      await open(page, before + asks, width);
      const [was, text] = [await page.screenshot(whole), await textOf(page)];
      await open(page, after + asks, width);
      const is = await page.screenshot(whole);
      const at = `at ${width} px`;
      // To decode pictures of whole pages takes longer than to take them.
      if (!is.equals(was)) {
        const file = testInfo.snapshotPath(picture, { kind: 'snapshot' });
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, was);
        expect.soft(is, `${LOOKS} ${at}`).toMatchSnapshot(picture, { threshold: 0 });
      }
      expect.soft(await textOf(page), `${SAYS} ${at}`).toBe(text);
    }
    if (isOn !== 'both') expect(isOn, `this page is ${isOn}`).toBe('both');
  });
}

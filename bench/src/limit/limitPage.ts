import type { Browser } from 'playwright-core';
import { MARK, takeStyles } from './pageStyles';
import { usedStyles } from './usedStyles';
import { withoutScript } from './withoutScript';

export interface ComposedPage {
  html: string;
  /** Its address from the site's root. */
  path: string;
  /** Gives the text of a file of the site. */
  read: (address: string) => string;
}

export interface LimitPage {
  html: string;
  /** The style that stands in it. */
  styles: string;
}

/**
 * Makes the limit of a page: the same HTML without any script, with the style rules that it uses in the page itself. No
 * page with this content paints sooner.
 */
export async function limitPage(
  browser: Browser,
  { html, path, read }: ComposedPage,
): Promise<LimitPage> {
  const { html: bare, css } = takeStyles(withoutScript(html), path, read);
  const styles = await usedStyles(css, (selectors) => matchIn(browser, bare, selectors));
  // A function: the styles may hold `$`.
  return { html: bare.replace(MARK, () => `<style>${styles}</style>`), styles };
}

/** Asks a browser which selectors match. One that it cannot read, such as that of another browser, is kept. */
async function matchIn(browser: Browser, html: string, selectors: readonly string[]) {
  const context = await browser.newContext({ offline: true });
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'commit' });
    return await page.evaluate((all) => {
      return all.map((selector) => {
        try {
          return document.querySelector(selector) !== null;
        } catch {
          return true;
        }
      });
    }, selectors);
  } finally {
    await context.close();
  }
}

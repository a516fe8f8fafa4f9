import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { brand } from '@site/contracts/brand';
import { pages } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import { SHARE_PICTURE_SIZE, sharePictureNamed } from '@site/contracts/sharePicture';
import { root } from '@site/tooling/workspace';

const FONT = join(
  root,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

/** The words of a page's picture: a product's name, or what the company stands for. */
const wordsOf = (name: string) => products.find(({ id }) => id === name)?.name ?? brand.tagline;

/** The line of circulation beside the page's words and the company's name. */
const markup = (font: string) => `<!doctype html><style>
  @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
  body { margin: 0; block-size: 100vh; background: linear-gradient(160deg, #fff 30%, #eceafc); color: #1f1b4b;
    font-family: Figtree; display: grid; align-content: space-between; padding: 72px 80px; box-sizing: border-box }
  svg { position: absolute; inset: 0; z-index: -1 }
  h1 { margin: 0; max-inline-size: 12.5ch; font-size: 88px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
  p { margin: 0; font-size: 34px; font-weight: 600 }
</style>
<svg viewBox="0 0 1200 630" fill="none" stroke-linecap="round">
  <defs><linearGradient id="line" x1="0.2" x2="1"><stop stop-color="#3f36a8"/><stop offset="0.8" stop-color="#f0604d"/></linearGradient></defs>
  <path stroke="url(#line)" stroke-width="30"
    d="M460 700C690 650 760 570 820 450S890 100 1020 115s140 190 65 250-145-20-90-115 130-115 260-140"/>
</svg>
<h1></h1><p></p>`;

/**
 * Draws a picture for shared links for every page that has none in the folder of files for the site's root. Gives the names
 * of those pages.
 */
export async function drawSharePictures(page: Page, folder: string): Promise<string[]> {
  const font = (await readFile(FONT)).toString('base64');
  const drawn: string[] = [];
  for (const { name } of pages) {
    const file = join(folder, sharePictureNamed(name));
    if (await stat(file).catch(() => undefined)) continue;
    await page.setViewportSize(SHARE_PICTURE_SIZE);
    await page.setContent(markup(font));
    await page.locator('h1').evaluate((it, words) => (it.textContent = words), wordsOf(name));
    await page.locator('p').evaluate((it, words) => (it.textContent = words), brand.company);
    await page.evaluate(() => document.fonts.ready);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 86 }));
    drawn.push(name);
  }
  return drawn;
}

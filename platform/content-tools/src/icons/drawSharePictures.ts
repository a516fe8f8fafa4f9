import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { brand } from '@site/company/brand';
import { pages } from '@site/company/paths';
import { products } from '@site/company/products';
import { SHARE_PICTURE_SIZE, sharePictureNamed } from '@site/company/addresses';
import { root } from '@site/tooling/workspace';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const BANNER = 'shell/src/pages/home/banner-picture/banner-1200.avif';

const dataAddress = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(join(root, file))).toString('base64')}`;

/** What a page's picture says and shows. */
interface Sheet {
  words: string;
  line: string;
  /** The rendered packs beside the words. */
  picture?: string;
}

async function sheetOf(page: string): Promise<Sheet> {
  const product = products.find(({ id }) => id === page);
  if (product) {
    const file = join(root, `remote-products/content/${product.id}.json`);
    const { kind, card } = JSON.parse(await readFile(file, 'utf8')) as {
      kind: string;
      card: { picture: string };
    };
    const picture = `remote-products/src/packshots/files/${card.picture}-1200.avif`;
    return { words: product.name, line: kind, picture };
  }
  const isAboutOrders = page === 'home' || page === 'buy-now';
  return {
    words: brand.tagline,
    line: brand.company,
    ...(isAboutOrders && { picture: BANNER }),
  };
}

/** The line of circulation behind the page's words and its packs. */
const markup = (font: string) => `<!doctype html><style>
  @font-face { font-family: Figtree; src: url(${font}); font-weight: 300 900 }
  body { margin: 0; block-size: 100vh; background: linear-gradient(160deg, #fff 30%, #eceafc); color: #1f1b4b;
    font-family: Figtree; display: grid; align-content: space-between; padding: 72px 80px; box-sizing: border-box }
  svg { position: absolute; inset: 0; z-index: -1 }
  img { position: absolute; right: 8px; top: 50%; translate: 0 -50%; max-width: 660px; max-height: 600px; z-index: -1 }
  h1 { margin: 0; max-inline-size: 520px; font-size: 72px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance }
  p { margin: 0; max-inline-size: 520px; font-size: 34px; font-weight: 600 }
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
  const font = await dataAddress(FONT, 'font/woff2');
  const drawn: string[] = [];
  for (const { name } of pages) {
    const file = join(folder, sharePictureNamed(name));
    if (await stat(file).catch(() => undefined)) continue;
    const { words, line, picture } = await sheetOf(name);
    await page.setViewportSize(SHARE_PICTURE_SIZE);
    await page.setContent(markup(font));
    await page.locator('h1').evaluate((heading, text) => (heading.textContent = text), words);
    await page.locator('p').evaluate((paragraph, text) => (paragraph.textContent = text), line);
    if (picture) await showPicture(page, await dataAddress(picture, 'image/avif'));
    await page.evaluate(() => document.fonts.ready);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 86 }));
    drawn.push(name);
  }
  return drawn;
}

const showPicture = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    document.body.append(image);
  }, address);

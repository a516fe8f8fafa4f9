import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '@site/contracts/brand';
import { productOf, type ProductId } from '@site/contracts/products';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { exportedFile } from '@site/tooling/workspace';
import { escaped, mark } from '../label/art';
import { fontFace } from '../label/drawLabels';

/** The size that networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The picture of one page: what it says and which render stands beside it. */
interface Sheet {
  title: string;
  line: string;
  /** A rendered picture, and how high it stands in pixels. */
  render?: { name: string; height: number };
  look: 'indigo' | 'plum';
}

async function kindOf(id: ProductId): Promise<string> {
  const file = exportedFile(`@site/remote-products/content/${id}.json`);
  return (JSON.parse(await readFile(file, 'utf8')) as { kind: string }).kind;
}

async function sheets(): Promise<Record<string, Sheet>> {
  return {
    home: {
      title: brand.tagline,
      line: brand.company,
      render: { name: 'banner', height: 560 },
      look: 'indigo',
    },
    forte: {
      title: productOf('forte').name,
      line: await kindOf('forte'),
      render: { name: 'forte-group', height: 620 },
      look: 'indigo',
    },
    cream: {
      title: productOf('cream').name,
      line: await kindOf('cream'),
      render: { name: 'cream-swirl', height: 660 },
      look: 'plum',
    },
    'buy-now': {
      title: 'Buy Now',
      line: 'Leave your order enquiry',
      render: { name: 'banner', height: 560 },
      look: 'plum',
    },
    'privacy-policy': { title: 'Privacy Policy', line: brand.company, look: 'indigo' },
  };
}

const LOOKS = {
  indigo: { from: '#ffffff', to: '#dfe2fa', ink: '#24225c', vein: '#3f36a8', artery: '#f0604d' },
  plum: { from: '#fffaf6', to: '#ffe2d2', ink: '#4a1442', vein: '#7a2a63', artery: '#f58a6a' },
};

/** The line of circulation behind the words. */
function line({ vein, artery }: (typeof LOOKS)['indigo']): string {
  const way =
    'M-40 566C320 640 520 566 660 420S760 60 930 66s210 214 116 318-212 36-166-92 196-176 380-212';
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="url(#l)" stroke-linecap="round">
    <defs><linearGradient id="l"><stop offset=".2" stop-color="${vein}"/><stop offset=".85" stop-color="${artery}"/></linearGradient></defs>
    <path d="${way}" stroke-width="46" opacity=".09"/><path d="${way}" stroke-width="9"/>
    <path d="${way}" stroke-width="2" opacity=".5" transform="translate(-20 34)"/></svg>`;
}

async function html({ title, line: words, render, look }: Sheet, renders: string): Promise<string> {
  const colours = LOOKS[look];
  const png = render && (await readFile(join(renders, `${render.name}-smoothRender.png`)));
  const image = png
    ? `<img src="data:image/png;base64,${png.toString('base64')}" height="${render.height}">`
    : '';
  const size = title.length > 24 ? 62 : 82;
  return `<style>${await fontFace()}
    *{margin:0} body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;position:relative;font-family:Figtree;color:${colours.ink};
      background:linear-gradient(160deg,${colours.from} 30%,${colours.to})}
    body>svg{position:absolute;inset:0} img{position:absolute;right:0;top:50%;transform:translate(1%,-50%);object-fit:contain;max-width:700px}
    main{position:absolute;left:72px;top:0;bottom:0;width:${png ? 520 : 640}px;display:flex;flex-direction:column;justify-content:center;gap:22px}
    h1{font-size:${size}px;line-height:1.08;letter-spacing:-.02em;font-weight:750;text-wrap:balance} p{font-size:30px;font-weight:500;opacity:.82}
    header{position:absolute;left:72px;top:52px;display:flex;gap:14px;align-items:center;font-size:34px;font-weight:750}</style>
    ${line(colours)}${image}
    <header><svg width="44" height="44" viewBox="0 0 40 40">${mark(0, 0, 40, colours.vein, colours.artery)}</svg>${escaped(brand.product)}</header>
    <main><h1>${escaped(title)}</h1><p>${escaped(words)}</p></main>`;
}

/**
 * Draws the pictures that networks show beside a link, one per page, as JPEG. Takes the folder of the smoothed renders
 * and the one for the result. Gives the bytes of each file by its name.
 */
export async function drawOpenGraph(
  renders: string,
  folder: string,
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    for (const [name, sheet] of Object.entries(await sheets())) {
      await page.setContent(await html(sheet, renders));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shot = await page.screenshot();
      const file = `${name}.jpg`;
      const made = sharp(shot).jpeg({ quality: 84, mozjpeg: true });
      sizes[file] = (await made.toFile(join(folder, file))).size;
    }
  } finally {
    await browser.close();
  }
  return sizes;
}

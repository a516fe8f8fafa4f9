import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import type { Art } from './art';
import { blisterBack, blisterFront } from './blister';
import { cartonFront, cartonSide, cartonTop } from './carton';
import { labelFacts } from './labelFacts';
import { tabletFace } from './tablet';
import { tubeSheet } from './tube';

/** Pixels per mm: fine enough for the largest picture, where 1 mm of a pack is about 10 px. */
const DENSITY = 18;

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** A `data:` address of the site's own type, so that the labels need no installed font. */
async function fontFace(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(FONT);
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${data})}`;
}

/** All prints by the names that the scenes ask for. */
async function allArt(): Promise<Record<string, Art>> {
  const forte = await labelFacts('forte');
  const cream = await labelFacts('cream');
  return {
    'carton-front': cartonFront(forte),
    'carton-side': cartonSide(forte),
    'carton-top': cartonTop(forte),
    'blister-front': blisterFront(forte),
    'blister-back': blisterBack(forte),
    tablet: tabletFace(forte),
    'tube-sheet': tubeSheet(cream),
  };
}

/** Draws every label into `folder` as PNG: `NAME-print.png` in colour and `NAME-finish.png` (see `Art`). */
export async function drawLabels(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const font = await fontFace();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ deviceScaleFactor: DENSITY });
    for (const [name, art] of Object.entries(await allArt())) {
      for (const layer of ['print', 'finish'] as const) {
        const isFinish = layer === 'finish';
        // Coordinates are mm, one CSS px each; the finishes add up as light does.
        await page.setContent(`<style>${font} *{margin:0} html{background:${isFinish ? '#000' : 'transparent'}}
          svg{display:block;font-family:Figtree;${isFinish ? 'isolation:isolate' : ''}}
          ${isFinish ? 'svg *{mix-blend-mode:lighten}' : ''}</style>
          <svg xmlns="http://www.w3.org/2000/svg" width="${art.width}" height="${art.height}" viewBox="0 0 ${art.width} ${art.height}">${art[layer]}</svg>
          ${isFinish && art.print ? `<svg width="0" height="0">${/<defs>.*?<\/defs>/s.exec(art.print)?.[0] ?? ''}</svg>` : ''}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({
          path: join(folder, `${name}-${layer}.png`),
          clip: { x: 0, y: 0, width: art.width, height: art.height },
          omitBackground: true,
        });
      }
    }
  } finally {
    await browser.close();
  }
}

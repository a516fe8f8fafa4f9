import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@site/company/brand';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { exportedFile, root } from '@site/tooling/workspace';
import { hindiFont, languageNamesFont } from './devanagariFonts';
import { drawIcons } from './drawIcons';
import { drawSharePictures } from './drawSharePictures';
import { wordmark } from './wordmark';

/** The fonts, the icons, and the pictures for shared links that are missing. */
const kinds = ['fonts', 'icons', 'missing'] as const;

type Kind = (typeof kinds)[number];

const fonts = {
  '@site/shell/language-names.woff2': languageNamesFont,
  '@site/shared-ui/styles/devanagari.woff2': hindiFont,
};

async function draw(wanted: readonly Kind[]): Promise<void> {
  const folder = join(root, 'shell/public');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    if (wanted.includes('icons')) {
      await drawIcons(page, folder);
      console.log('Wrote the icons.');
    }
    const drawn = wanted.includes('missing') ? await drawSharePictures(page, folder) : [];
    if (drawn.length) console.log(`Wrote pictures for shared links of: ${drawn.join(', ')}.`);
  } finally {
    await browser.close();
  }
}

/** Makes the icons, pictures and fonts that are kept with the sources, so that a build needs no browser. */
export async function makeIcons(wanted: readonly Kind[] = kinds): Promise<void> {
  if (wanted.includes('fonts')) {
    for (const [name, make] of Object.entries(fonts))
      await writeFile(exportedFile(name), await make());
    console.log('Wrote the fonts.');
  }
  if (wanted.includes('icons')) {
    const name = JSON.stringify(await wordmark(brand.product), null, 2);
    await writeFile(exportedFile('@site/shell/wordmark.json'), `${name}\n`);
    console.log('Wrote the name in the logo.');
  }
  if (wanted.some((kind) => kind !== 'fonts')) await draw(wanted);
}

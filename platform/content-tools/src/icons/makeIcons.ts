import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { root } from '@site/tooling/workspace';
import { hindiFont, languageNamesFont } from './devanagariFonts';
import { drawIcons } from './drawIcons';
import { drawSharePictures } from './drawSharePictures';

const fonts = {
  'shell/src/layout/header/language-names.woff2': languageNamesFont,
  'shared-ui/src/styles/devanagari.woff2': hindiFont,
};

/** Makes the icons, pictures and fonts that are kept with the sources, so that a build needs no browser. */
export async function makeIcons(): Promise<void> {
  const folder = join(root, 'shell/public');
  const browser = await openBrowser();
  try {
    for (const [file, make] of Object.entries(fonts))
      await writeFile(join(root, file), await make());
    const page = await browser.newPage();
    await drawIcons(page, folder);
    const drawn = await drawSharePictures(page, folder);
    console.log('Wrote the icons and fonts.');
    if (drawn.length) console.log(`Wrote pictures for shared links of: ${drawn.join(', ')}.`);
  } finally {
    await browser.close();
  }
}

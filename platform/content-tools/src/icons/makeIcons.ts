import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { exportedFile, root } from '@site/tooling/workspace';
import { hindiFont, languageNamesFont } from './devanagariFonts';
import { drawIcons } from './drawIcons';
import { drawSharePictures } from './drawSharePictures';

const fonts = {
  '@site/shell/language-names.woff2': languageNamesFont,
  '@site/shared-ui/styles/devanagari.woff2': hindiFont,
};

/** Makes the icons, pictures and fonts that are kept with the sources, so that a build needs no browser. */
export async function makeIcons(): Promise<void> {
  const folder = join(root, 'shell/public');
  const browser = await openBrowser();
  try {
    for (const [name, make] of Object.entries(fonts))
      await writeFile(exportedFile(name), await make());
    const page = await browser.newPage();
    await drawIcons(page, folder);
    const drawn = await drawSharePictures(page, folder);
    console.log('Wrote the icons and fonts.');
    if (drawn.length) console.log(`Wrote pictures for shared links of: ${drawn.join(', ')}.`);
  } finally {
    await browser.close();
  }
}

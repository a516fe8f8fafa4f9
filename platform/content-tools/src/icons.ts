import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { drawIcons } from './icons/drawIcons';
import { drawSharePictures } from './icons/drawSharePictures';
import { hindiFont, languageNamesFont } from './icons/devanagariFonts';
import { PUBLIC_FOLDER } from '@site/federation/webpack/PublicFilesPlugin';
import { root } from '@site/tooling/workspace';

/**
 * `npm run icons` draws the site's icons from the shell's mark and the brand, and a picture for shared links for each page
 * that has none, and makes the fonts of Hindi and of the language switch. What it makes is kept with the sources, so a build
 * needs no browser.
 */
const folder = join(root, 'shell', PUBLIC_FOLDER);
const fonts = {
  'shell/src/layout/header/language-names.woff2': languageNamesFont,
  'shared-ui/src/styles/devanagari.woff2': hindiFont,
};
for (const [file, make] of Object.entries(fonts)) await writeFile(join(root, file), await make());
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await drawIcons(page, folder);
  const drawn = await drawSharePictures(page, folder);
  console.log('The icons are drawn.');
  if (drawn.length) console.log(`Pictures for shared links are drawn for: ${drawn.join(', ')}.`);
} finally {
  await browser.close();
}

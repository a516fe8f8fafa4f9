import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { defaultLanguage, languageNames, languages } from '@site/contracts/languages';
import { root } from '../workspace';

const DEVANAGARI =
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

/** The weight of the switch's words in `LanguageSwitch.module.css`. */
const WEIGHT = 550;

/**
 * Gives a font (WOFF2) that holds the further languages' names in their own script and nothing else: on a system without that
 * script the switch would show empty boxes, and the whole font is for pages in that language alone.
 */
export async function languageNamesFont(): Promise<Buffer> {
  const names = languages.filter((it) => it !== defaultLanguage).map((it) => languageNames[it]);
  const ofDesign = createRequire(join(root, 'shared-ui/package.json'));
  const font = await readFile(ofDesign.resolve(DEVANAGARI));
  return subsetFont(font, names.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
  });
}

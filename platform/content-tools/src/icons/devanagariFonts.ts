import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { furtherLanguages } from '@site/company/furtherLanguages';
import { languageNames } from '@site/company/languages';
import { exportedFile } from '@site/tooling/workspace';

const DEVANAGARI =
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

/** The font's only weight, whatever the switch asks for (400): `hindiName.css` keeps room for the name as wide as it is in this one. */
const NAMES_WEIGHT = 550;

/** The weights that the site's styles use. */
const WEIGHTS = { min: 400, max: 750 };

const signs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/**
 * What Hindi is written with: signs, vowels, consonants with and without a dot, digits, ₹, and the two joiners. The rest of
 * the script (Sanskrit's accents, letters of Marathi, Sindhi, Kashmiri and others) is over half of the font.
 */
export const HINDI: ReadonlySet<string> = new Set([
  ...signs(0x0901, 0x0903),
  ...signs(0x0905, 0x090b),
  ...'ऍएऐऑओऔ',
  ...signs(0x0915, 0x0928),
  ...signs(0x092a, 0x0930),
  ...'लळवशषसह',
  ...signs(0x093c, 0x0943),
  ...'\u0945\u0947\u0948\u0949\u094b\u094c\u094d',
  ...'ॐ',
  ...signs(0x0958, 0x095f),
  ...signs(0x0964, 0x0970),
  ...'\u200c\u200d₹◌',
]);

async function devanagari(): Promise<Buffer> {
  return readFile(exportedFile(DEVANAGARI));
}

/** Gives the font of pages in Hindi (WOFF2): less than half of the whole one, which has other languages' letters too. */
export async function hindiFont(): Promise<Buffer> {
  return subsetFont(await devanagari(), [...HINDI].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/**
 * Gives a font (WOFF2) that holds the further languages' names in their own script and nothing else: on a system without that
 * script the switch would show empty boxes, and the font of Hindi is for pages in that language alone.
 */
export async function languageNamesFont(): Promise<Buffer> {
  const names = furtherLanguages.map((it) => languageNames[it]);
  return subsetFont(await devanagari(), names.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: NAMES_WEIGHT },
  });
}

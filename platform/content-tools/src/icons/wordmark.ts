import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { optimize } from 'svgo';
import { exportedFile } from '@site/tooling/workspace';

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** In the units of the logo's drawing, which is as high as its mark: 240. */
const EM = 150;
const BEGIN = 276;
const BASELINE = 171;
const LETTER_SPACING = -3;

const BOLD = 700;

const NUMBER_PAIR = /(-?[\d.]+)[ ,](-?[\d.]+)/g;

/** The same outline in whole numbers: it stands in every page. */
function smallest(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  });
  return / d="([^"]*)"/.exec(data)?.[1] ?? '';
}

/** Draws a brand's name for its logo: text would be in another font wherever the site's is late. */
export async function wordmark(name: string): Promise<{ width: number; path: string }> {
  const bold = await subsetFont(await readFile(exportedFile(FONT)), name, {
    targetFormat: 'truetype',
    variationAxes: { wght: BOLD },
  });
  const face = new Face(new Blob(new Uint8Array(bold).buffer));
  const font = new Font(face);
  const run = new Run();
  run.addText(name);
  run.guessSegmentProperties();
  shape(font, run);

  const scale = EM / face.upem;
  let path = '';
  let left = BEGIN;
  for (const { codepoint, xAdvance = 0 } of run.getGlyphInfosAndPositions()) {
    const place = (_: string, x: string, y: string) =>
      `${left + Number(x) * scale} ${BASELINE - Number(y) * scale}`;
    path += font.glyphToPath(codepoint).replace(NUMBER_PAIR, place);
    left += xAdvance * scale + LETTER_SPACING;
  }
  return { width: Math.ceil(left - LETTER_SPACING), path: smallest(path) };
}

import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { exportedFile } from '@site/tooling/workspace';

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** In the units of the logo's drawing, which is as high as its mark: 240. */
const EM = 150;
const BEGIN = 276;
const BASELINE = 171;
const LETTER_SPACING = -3;

const BOLD = 700;

type Point = readonly [x: number, y: number];

/** How far a control point may be from where the curve before it would have it, to be left out. */
const TOLERANCE = 1;

/** The whole name in one path of whole numbers, each point relative to the one before: a third of what HarfBuzz writes. */
class Outline {
  path = '';
  private last: Point = [0, 0];
  private begin: Point = [0, 0];
  /** Where a curve that goes on smoothly has its control point. */
  private smooth: Point | undefined;

  add(command: string, points: readonly Point[]): void {
    if (command === 'Z') {
      this.path += 'z';
      this.last = this.begin;
      return;
    }
    const from = this.last;
    let [control] = points;
    if (command === 'Q' && control && this.smooth) {
      const [x, y] = this.smooth;
      if (Math.abs(x - control[0]) <= TOLERANCE && Math.abs(y - control[1]) <= TOLERANCE) {
        control = this.smooth;
        command = 'T';
        points = points.slice(1);
      }
    }
    const numbers = points.flatMap(([x, y]) => [x - from[0], y - from[1]]);
    this.last = points.at(-1) ?? from;
    const [x, y] = this.last;
    this.smooth =
      control && /[QT]/.test(command) ? [2 * x - control[0], 2 * y - control[1]] : undefined;
    if (command === 'M') this.begin = this.last;
    const [dx = 0, dy = 0] = numbers;
    if (command === 'L' && dy === 0) this.path += `h${dx}`;
    else if (command === 'L' && dx === 0) this.path += `v${dy}`;
    else this.path += command.toLowerCase() + numbers.join(' ').replace(/ -/g, '-');
  }
}

const COMMAND = /([MLQCZ])([^MLQCZ]*)/g;

function pointsOf(numbers: string, place: (x: number, y: number) => Point): Point[] {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return values.flatMap((x, index) => (index % 2 ? [] : [place(x, values[index + 1] ?? 0)]));
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
  const outline = new Outline();
  let left = BEGIN;
  for (const { codepoint, xAdvance = 0 } of run.getGlyphInfosAndPositions()) {
    const place = (x: number, y: number): Point => [
      Math.round(left + x * scale),
      Math.round(BASELINE - y * scale),
    ];
    for (const [, command = '', numbers = ''] of font.glyphToPath(codepoint).matchAll(COMMAND))
      outline.add(command, pointsOf(numbers, place));
    left += xAdvance * scale + LETTER_SPACING;
  }
  return { width: Math.ceil(left - LETTER_SPACING), path: outline.path };
}

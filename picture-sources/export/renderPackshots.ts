import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UsageError } from '@site/tooling/command-line/command';
import { destinations } from './destinations';
import { encode, widths, type Pixels } from './encode';
import { renderScenes } from './renderScenes';
import { smoothRender } from './smoothRender';
import { writePictureModule } from './writePictureModule';
import { drawLabels } from '../label/drawLabels';
import { labelFacts } from '../label/labelFacts';

export interface RenderOptions {
  /** The pictures to render; all without it. */
  only: readonly string[] | undefined;
  /** Samples per pixel. */
  samples: number;
  /** The share of the full size, for a quick look. */
  scale: number;
  /** True to encode what was rendered before. */
  skipsRender: boolean;
}

/** The names of the scenes. Other pictures were added (`addPicture.ts`). */
async function scenesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return [...text.matchAll(/^ {4}"([\w-]+)": \w+,$/gm)].map(([, name = '']) => name);
}

/** Puts a render on the drawing of its name, if there is one: a hand or a leg, which shows how large a pack is. */
async function onDrawing(name: string, pixels: Pixels): Promise<Pixels> {
  const drawing = join(import.meta.dirname, `../drawings/${name}.svg`);
  if (!existsSync(drawing)) return pixels;
  const { width, height } = pixels;
  const input = await sharp(pixels.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const data = await sharp(drawing)
    .resize(width)
    .ensureAlpha()
    .composite([{ input }])
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** Renders the pack pictures and writes them, encoded, to the places that show them. */
export async function renderPackshots({ only, samples, scale, skipsRender }: RenderOptions) {
  const work = join(import.meta.dirname, '../dist');
  const renders = join(work, 'renders');
  const rendered = await scenesIn(join(import.meta.dirname, '../scenes/pictures.py'));
  const wanted = only ?? rendered;
  const unknown = wanted.filter((name) => !rendered.includes(name));
  if (unknown.length) {
    throw new UsageError(
      `Unknown picture "${unknown[0]}" (expected one of: ${rendered.join(', ')}).`,
    );
  }

  if (!skipsRender) {
    await drawLabels(join(work, 'label'));
    await renderScenes({
      folder: renders,
      names: wanted,
      samples,
      scale,
    });
  }

  for (const { folder, module, pictures, doc, only: kinds } of destinations) {
    const shapes = [];
    for (const name of pictures) {
      if (wanted.includes(name)) {
        const pixels = await onDrawing(name, await smoothRender(join(renders, `${name}.png`)));
        console.log(await encode(pixels, name, folder));
      }
      const { width, height } = await sharp(
        join(folder, `${name}-${widths.at(-1)}.avif`),
      ).metadata();
      shapes.push({ name, width, height });
    }
    await writePictureModule(module, `./${folder.split('/').at(-1)}`, shapes, doc, kinds);
  }

  // What the packs in the pictures say, once all are new; a test compares it with the content.
  if (only || skipsRender) return;
  const printed = { forte: await labelFacts('forte'), cream: await labelFacts('cream') };
  await writeFile(
    join(import.meta.dirname, '../textsOnPacks.json'),
    `${JSON.stringify(printed, undefined, 2)}\n`,
  );
}

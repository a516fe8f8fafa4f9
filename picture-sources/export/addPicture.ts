import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { UsageError } from '@site/tooling/command-line/command';
import { destinations, pictureNamesFile, type Destination } from './destinations';
import { encode, encoded, type Pixels } from './encode';
import { writePictureModule } from './writePictureModule';

/** As wide and as high as the largest file, in pixels. */
const SIDE = 1200;

/** What a picture of 800 pixels may weigh: a phone waits for it. Bytes. */
const MAX_BYTES = 45_000;

/** The first that is small enough is taken. Photographs have more to tell than rendered packs. */
const QUALITIES = [56, 48, 40, 32] as const;

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/** Where the names of pictures are listed, and where their files and their module are. */
export interface PicturePlaces extends Pick<Destination, 'folder' | 'module' | 'doc'> {
  names: string;
}

const [products] = destinations as [Destination];
const here: PicturePlaces = { ...products, names: pictureNamesFile };

async function readSquare(file: string) {
  const picture = sharp(file).rotate();
  const { width, height } = await picture.metadata().catch((cause: Error) => {
    throw new UsageError(`${file} cannot be read as a picture: ${cause.message}`);
  });
  if (Math.max(width, height) < SIDE) {
    throw new UsageError(
      `${file} has ${width} × ${height} pixels; ${SIDE} on the longer side are needed.`,
    );
  }
  const { data } = await picture
    .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: SIDE, height: SIDE };
}

async function qualityFor(pixels: Pixels): Promise<number> {
  let quality: number = QUALITIES[0];
  for (quality of QUALITIES) {
    if ((await encoded(pixels, 800, quality).toBuffer()).length < MAX_BYTES) break;
  }
  return quality;
}

/** Adds a name to the list, at its end. @returns all of them, and whether it is new */
async function listName(file: string, name: string): Promise<{ names: string[]; isNew: boolean }> {
  const text = await readFile(file, 'utf8');
  const [list = ''] = /(?<=pictureNames = \[)[^\]]*/.exec(text) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, it = '']) => it);
  if (names.includes(name)) return { names, isNew: false };
  await writeFile(file, text.replace(list, `${list.trimEnd()}\n  '${name}',\n`));
  return { names: [...names, name], isNew: true };
}

/**
 * Makes a picture of the products' content out of a photograph or a drawing: a square, in all widths and formats. One of the
 * same name is replaced.
 * @returns the paths of all files that it wrote
 */
export async function addPicture(name: string, file: string, places = here): Promise<string[]> {
  if (!NAME.test(name)) {
    throw new UsageError(
      `Invalid name "${name}" (expected the product and what is shown, e.g. forte-hand).`,
    );
  }
  const pixels = await readSquare(file);
  const made = await encode(pixels, name, places.folder, await qualityFor(pixels));
  const { names, isNew } = await listName(places.names, name);
  const shapes = names.map((it) => ({ name: it, width: SIDE, height: SIDE }));
  await writePictureModule(places.module, './files', shapes, places.doc);
  const pictures = Object.keys(made).map((it) => join(places.folder, it));
  return [...pictures, places.module, ...(isNew ? [places.names] : [])];
}

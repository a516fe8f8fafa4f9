import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths of the files that pages choose from, in pixels. */
export const widths = [480, 800, 1200] as const;

/** 4:4:4, since the labels' coral and indigo letters would fray with half the colour. */
const AVIF = { quality: 56, effort: 6, chromaSubsampling: '4:4:4' } as const;
/** The shadow is in the alpha channel alone: any less of it shows as steps on the ground. */
const WEBP = { quality: 76, alphaQuality: 82, effort: 6, smartSubsample: true } as const;

/** Raw pixels, 8 bits RGBA. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Writes `NAME-480.avif`, `NAME-480.webp` and so on into a folder. Gives the bytes of each file by its name. */
export async function encode(
  { data, width, height }: Pixels,
  name: string,
  folder: string,
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  for (const across of widths) {
    const image = sharp(data, { raw: { width, height, channels: 4 } }).resize({ width: across });
    const formats = { avif: image.clone().avif(AVIF), webp: image.clone().webp(WEBP) };
    for (const [format, made] of Object.entries(formats)) {
      const file = `${name}-${across}.${format}`;
      sizes[file] = (await made.toFile(join(folder, file))).size;
    }
  }
  return sizes;
}

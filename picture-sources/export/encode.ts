import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths of the files that pages choose from, in pixels. */
export const widths = [480, 800, 1200] as const;

/** The width of the one file for browsers without AVIF, in pixels. */
export const fallbackWidth = 800;

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

const resized = ({ data, width, height }: Pixels, across: number) =>
  sharp(data, { raw: { width, height, channels: 4 } }).resize({ width: across });

/** A picture as AVIF, so many pixels wide. */
export const encoded = (pixels: Pixels, across: number, quality: number = AVIF.quality): Sharp =>
  resized(pixels, across).avif({ ...AVIF, quality });

/** Writes `NAME-480.avif` and so on into a folder, and one WebP. Gives the bytes of each file by its name. */
export async function encode(
  pixels: Pixels,
  name: string,
  folder: string,
  quality?: number,
): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes: Record<string, number> = {};
  const pictures = Object.fromEntries([
    ...widths.map((across) => [`${name}-${across}.avif`, encoded(pixels, across, quality)]),
    [`${name}-${fallbackWidth}.webp`, resized(pixels, fallbackWidth).webp(WEBP)],
  ]) as Record<string, Sharp>;
  for (const [file, picture] of Object.entries(pictures)) {
    sizes[file] = (await picture.toFile(join(folder, file))).size;
  }
  return sizes;
}

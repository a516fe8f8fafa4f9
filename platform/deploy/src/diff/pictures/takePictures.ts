import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Heading, Mark, PageReport, Picture, Shot } from '../report/diffReport';
import type { ComparedSite } from '../sites/comparedSite';
import type { Pixels } from './differingBands';
import { markDifferences } from './markDifferences';
import { openCamera, type Camera } from './openCamera';

/** A phone and a desktop, in CSS pixels. */
export const WIDTHS = [360, 1440] as const;

/** The folder of the pictures, below that of the report. */
export const PICTURES_FOLDER = 'pictures';

/** WebP knows no larger pictures. */
const MOST_WEBP = 16_383;

/** What can be seen on the page as it arrives. */
const VISIBLE: ReadonlySet<Heading> = new Set<Heading>([
  'doses',
  'warnings',
  'claims',
  'texts',
  'links',
  'pictures',
  'look',
]);

export const canBeSeen = ({ state, changes }: PageReport): boolean =>
  state !== 'changed' || changes.some(({ heading }) => VISIBLE.has(heading));

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A name for files, such as `hi-products-forte`. */
const nameOf = (path: string) => path.replace(/^\//, '').replace(/[^\w]+/g, '-') || 'home';

interface Sides {
  before: ComparedSite;
  after: ComparedSite;
}

/** Takes pictures of the pages whose change can be seen, before and after, into the folder of a report. */
export async function takePictures(
  browser: Browser,
  pages: readonly PageReport[],
  { before, after, out }: Sides & { out: string },
): Promise<PageReport[]> {
  await mkdir(join(out, PICTURES_FOLDER), { recursive: true });

  async function save(
    name: string,
    png: Buffer,
    { width, height }: Pixels,
    marks: Mark[],
  ): Promise<Shot> {
    const isLarge = height > MOST_WEBP;
    const file = `${PICTURES_FOLDER}/${name}.${isLarge ? 'png' : 'webp'}`;
    const bytes = isLarge ? png : await sharp(png).webp({ quality: 82 }).toBuffer();
    await writeFile(join(out, file), bytes);
    return { file, width, height, marks };
  }

  async function shoot(
    { path, state }: PageReport,
    index: number,
    cameras: { before: Camera; after: Camera },
    width: number,
  ): Promise<Picture> {
    const one = state === 'added' ? undefined : await cameras.before.take(path);
    const other = state === 'removed' ? undefined : await cameras.after.take(path);
    const [was, is] = [one && (await pixelsOf(one)), other && (await pixelsOf(other))];
    const differences = was && is ? markDifferences(was, is) : { before: [], after: [], pixels: 0 };
    const name = `${String(index + 1).padStart(2, '0')}-${nameOf(path)}-${width}`;
    return {
      width,
      ...(one && was && { before: await save(`${name}-before`, one, was, differences.before) }),
      ...(other && is && { after: await save(`${name}-after`, other, is, differences.after) }),
      pixels: differences.pixels,
    };
  }

  const pictures = pages.map((): Picture[] => []);
  for (const width of WIDTHS) {
    const cameras = {
      before: await openCamera(browser, before, width),
      after: await openCamera(browser, after, width),
    };
    try {
      for (const [index, page] of pages.entries()) {
        if (canBeSeen(page)) pictures[index]?.push(await shoot(page, index, cameras, width));
      }
    } finally {
      await cameras.before.close();
      await cameras.after.close();
    }
  }
  return pages.map((page, index) => ({ ...page, pictures: pictures[index] ?? [] }));
}

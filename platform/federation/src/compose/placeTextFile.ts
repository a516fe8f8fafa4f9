import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathInside } from '../releases/pathInside';
import { compressFile, type CompressOptions } from './compressFolder';

export interface PlaceTextOptions extends CompressOptions {
  isCompressed?: boolean;
}

/** Writes a text to its address on a site. */
export async function placeTextFile(
  { address, text }: { address: string; text: string },
  site: string,
  { isCompressed = true, cache }: PlaceTextOptions = {},
): Promise<void> {
  const file = pathInside(site, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  if (isCompressed) await compressFile(file, { cache });
}

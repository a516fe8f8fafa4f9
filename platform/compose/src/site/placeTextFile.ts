import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathInside } from '@site/releases';

/** Writes a text to its address on a site. */
export async function placeTextFile(
  { address, text }: { address: string; text: string },
  site: string,
): Promise<void> {
  const file = pathInside(site, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

import { cp, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutScript } from './withoutScript';

/** Makes the limit of pages of a composed site, with the same styles, pictures and fonts, in a folder of its own. */
export async function buildLimit(
  folder: string,
  { composed, paths }: { composed: string; paths: readonly string[] },
): Promise<void> {
  await cp(await realpath(composed), folder, { recursive: true });
  for (const path of paths) {
    const page = join(folder, path, 'index.html');
    await writeFile(page, withoutScript(await readFile(page, 'utf8')));
  }
}

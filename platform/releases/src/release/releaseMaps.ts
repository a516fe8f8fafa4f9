import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The folder of a release for the source maps of its browser files. Only `web` is ever published. */
const MAPS = 'maps';

/** Where a release keeps the source map of a browser file: `maps/shell.js.map` for `shell.js`. */
export const mapOf = (file: string): string => `${MAPS}/${file}.map`;

export const isMap = (file: string): boolean => file.startsWith(`${MAPS}/`);

/** Takes the source maps out of what will be published. Takes the folder of a release that is being made. */
export async function setMapsAside(folder: string): Promise<void> {
  const web = join(folder, 'web');
  const files = await readdir(web, { recursive: true });
  for (const file of files.filter((file) => file.endsWith('.map'))) {
    const target = join(folder, MAPS, file);
    await mkdir(dirname(target), { recursive: true });
    const map = JSON.parse(await readFile(join(web, file), 'utf8')) as object;
    // webpack writes the script's name before it is final; that one depends on the folder of the sources.
    await writeFile(target, JSON.stringify({ ...map, file: basename(file, '.map') }));
    await rm(join(web, file));
  }
}

import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The folder of a release for its source maps. Only `web` is ever published. */
const MAPS = 'maps';

/**
 * Where a release keeps the source map of a browser file, `maps/shell.js.map` for `shell.js`, or of one of its server build:
 * `maps/server/main.js.map` for `server/main.js`.
 */
export const mapOf = (file: string): string => `${MAPS}/${file}.map`;

export const isMap = (file: string): boolean => file.startsWith(`${MAPS}/`);

/** Where a file was built of. Sources are relative to the application's folder; lines and columns count from 1, as in a stack. */
interface Origin {
  source: string;
  line: number;
  column: number;
}

/** Reads a source map, and finds of what the places of its file were built. */
export function openMap(text: string): (line: number, column: number) => Origin | undefined {
  const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
  return (line, column) => {
    const origin = map.findOrigin(line, column);
    if (!('fileName' in origin)) return undefined;
    return { source: origin.fileName, line: origin.lineNumber, column: origin.columnNumber };
  };
}

/** Takes the source maps out of a build: they are not published, and do not tell releases apart. Takes the folder of a draft. */
export async function setMapsAside(folder: string, build: 'web' | 'server'): Promise<void> {
  const from = join(folder, build);
  const files = await readdir(from, { recursive: true });
  for (const file of files.filter((file) => file.endsWith('.map'))) {
    const target = join(folder, MAPS, build === 'web' ? '' : build, file);
    await mkdir(dirname(target), { recursive: true });
    const map = JSON.parse(await readFile(join(from, file), 'utf8')) as object;
    // webpack writes the script's name before it is final; that one depends on the folder of the sources.
    await writeFile(target, JSON.stringify({ ...map, file: basename(file, '.map') }));
    await rm(join(from, file));
  }
}

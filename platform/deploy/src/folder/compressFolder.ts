import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { COMPRESSIBLE } from '../hosting/siteFiles';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';

/** Smaller files gain nothing from compression: they travel in one packet anyway. Bytes. */
const MIN_BYTES = 1000;

/** How many files are compressed at a time: each takes some MB meanwhile. */
const AT_A_TIME = 8;

/**
 * Puts a brotli and a gzip copy beside every text file of a folder, for web servers that hand out what is ready. Takes folders
 * in it to leave out (`/releases/shell/1.4.0-0123456789ab/`).
 */
export async function compressFolder(
  folder: string,
  without: readonly string[] = [],
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !without.some((place) => file.startsWith(join(folder, place))));
  await mapWithLimit(files, AT_A_TIME, async (file) => {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
}

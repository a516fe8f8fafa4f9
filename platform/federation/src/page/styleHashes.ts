import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in a composed site's folder that lists the hashes of its style blocks. Its name keeps it from being served. */
export const STYLE_HASHES_FILE = '.style-hashes.json';

/** Writes the CSP hash sources (`'sha256-…'`) of all style blocks that pages of a site have. */
export async function writeStyleHashes(site: string, hashes: Iterable<string>): Promise<void> {
  await writeFile(join(site, STYLE_HASHES_FILE), JSON.stringify([...new Set(hashes)].sort()));
}

/** Reads the hashes of a composed site; none where it has no such file. */
export function readStyleHashes(site: string): readonly string[] {
  const file = join(site, STYLE_HASHES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in a composed site's folder that has the hashes for its policy. Its name keeps it from being served. */
export const PAGE_HASHES_FILE = '.page-hashes.json';

/** The CSP hash sources (`'sha256-…'`) of what stands in the pages of a composition. */
export interface PageHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The CSP hash source of what stands in a page. */
export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const HASH = /^'sha256-[\w+/]+=*'$/;

/** Writes the hashes of all pages of a site. */
export async function writePageHashes(
  site: string,
  { scripts, styles }: { [Kind in keyof PageHashes]: Iterable<string> },
): Promise<void> {
  const hashes: PageHashes = {
    scripts: [...new Set(scripts)].sort(),
    styles: [...new Set(styles)].sort(),
  };
  await writeFile(join(site, PAGE_HASHES_FILE), JSON.stringify(hashes));
}

/**
 * Reads the hashes of a composed site; none where it has no such file.
 * @throws for anything else than hashes, as they become part of a header
 */
export function readPageHashes(site: string): PageHashes {
  const file = join(site, PAGE_HASHES_FILE);
  if (!existsSync(file)) return { scripts: [], styles: [] };
  const { scripts, styles } = JSON.parse(readFileSync(file, 'utf8')) as PageHashes;
  const wrong = [...scripts, ...styles].find((script) => !HASH.test(script));
  if (wrong !== undefined) throw new Error(`${file} has ${wrong}, which is not a hash.`);
  return { scripts, styles };
}

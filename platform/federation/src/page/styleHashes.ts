import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file in a composed site's folder that lists the hashes of its style blocks. Its name keeps it from being served. */
export const STYLE_HASHES_FILE = '.style-hashes.json';

/** What a policy calls the style blocks of a composed site (`'sha256-…'`). */
export interface StyleHashes {
  /** Those of all pages: an address that no page has may show any of them. */
  all: readonly string[];
  /** Those of each page, by its address (`/buy-now`). Sites of older compositions do not tell pages apart. */
  pages: ReadonlyMap<string, readonly string[]>;
}

/** How the file lists them: a page by places in the list of all, as thousands of pages share a few blocks. */
interface StyleHashesFile {
  all: string[];
  pages: Record<string, number[]>;
}

/** Those that an answer needs, by the address that was asked for. */
export const stylesAt = ({ all, pages }: StyleHashes, address: string) => pages.get(address) ?? all;

/** Writes the hashes of all pages, in an order that does not depend on when each was made. */
export async function writeStyleHashes(site: string, pages: StyleHashes['pages']): Promise<void> {
  const all = [...new Set([...pages.values()].flat())].sort();
  const listed = [...pages.keys()].sort().map((address) => {
    const places = new Set(pages.get(address)?.map((hash) => all.indexOf(hash)));
    return [address, [...places].sort((one, other) => one - other)];
  });
  const file: StyleHashesFile = { all, pages: Object.fromEntries(listed) };
  await writeFile(join(site, STYLE_HASHES_FILE), JSON.stringify(file));
}

/** Reads the hashes of a composed site. An older composition has one list for all pages, or no file. */
export function readStyleHashes(site: string): StyleHashes {
  const file = join(site, STYLE_HASHES_FILE);
  const read = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (Array.isArray(read)) return { all: read as string[], pages: new Map() };
  const { all, pages } = read as StyleHashesFile;
  const hashesOf = (places: number[]) => places.flatMap((place) => all[place] ?? []);
  const byPage = Object.entries(pages).map(([it, places]) => [it, hashesOf(places)] as const);
  return { all, pages: new Map(byPage) };
}

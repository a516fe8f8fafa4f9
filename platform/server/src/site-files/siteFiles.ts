import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { STYLE_HASHES_FILE } from '@site/federation/page/styleHashes';
import type { Encoding } from './acceptedEncoding';
import { entityTagOf } from './entityTag';

/** The bytes of a file in one encoding. */
export interface FileContent {
  bytes: Buffer;
  etag: string;
}

/** Whether a name in a path begins with a dot, which marks what is not for visitors. */
export const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));

/** One composed site, as its folder was when it was opened. */
export interface SiteFiles {
  /** The folder's absolute path, links resolved. */
  folder: string;
  /** The hashes of its pages' style blocks, as a policy lists them. Older sites have none. */
  styleHashes: readonly string[];
  /** The encodings of a file, by its address (`/404.html`); undefined when there is no such file. */
  encodingsOf(address: string): ReadonlySet<Encoding> | undefined;
  /** Reads an existing file and keeps it in memory. Rejects when the folder was removed. */
  read(address: string, encoding: Encoding): Promise<FileContent>;
}

/** The extensions of the compressed copies that compose writes beside a file. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const compressed = ['br', 'gzip'] as const;

function addressesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile());
  const names = files.map((it) => relative(folder, join(it.parentPath, it.name)));
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/**
 * Opens a composed site. Only files listed now are ever read, so no address leads out of the folder. What was read stays
 * in memory: a site is small, and open requests outlive its folder when a new composition replaces it.
 * @throws when the folder cannot be listed.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const all = addressesIn(folder);
  const files = new Map<string, ReadonlySet<Encoding>>();
  for (const address of all) {
    if (isHidden(address)) continue;
    // A compressed copy has no address of its own.
    if (compressed.some((it) => isCopy(address, suffixes[it]))) continue;
    const copies = compressed.filter((it) => all.has(address + suffixes[it]));
    files.set(address, new Set<Encoding>([...copies, 'identity']));
  }
  function isCopy(address: string, suffix: string): boolean {
    return address.endsWith(suffix) && all.has(address.slice(0, -suffix.length));
  }

  const cache = new Map<string, Promise<FileContent>>();
  return {
    folder,
    styleHashes: styleHashesIn(folder),
    encodingsOf: (address) => files.get(address),
    read(address, encoding) {
      const file = address + suffixes[encoding];
      let content = cache.get(file);
      if (!content) {
        content = readContent(join(folder, file));
        cache.set(file, content);
        content.catch(() => cache.delete(file));
      }
      return content;
    },
  };
}

/** The hashes of the style blocks of a composed site, as a policy lists them. */
export function styleHashesIn(folder: string): readonly string[] {
  const file = join(folder, STYLE_HASHES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

async function readContent(file: string): Promise<FileContent> {
  const bytes = await readFile(file);
  return { bytes, etag: entityTagOf(bytes) };
}

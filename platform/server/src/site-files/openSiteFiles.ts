import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPageText } from '@site/contracts/rendering';
import { readStyleHashes, type StyleHashes } from '@site/federation/page/styleHashes';
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
  /** The hashes of its pages' style blocks, as policies list them. */
  styleHashes: StyleHashes;
  /** The encodings of a file, by its address (`/404.html`); undefined when there is no such file. */
  encodingsOf(address: string): ReadonlySet<Encoding> | undefined;
  /** Reads an existing file and keeps it in memory, up to a bound. Rejects when the folder was removed. */
  read(address: string, encoding: Encoding): Promise<FileContent>;
}

/** The extensions of the compressed copies that compose writes beside a file. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const compressed = ['br', 'gzip'] as const;

/** How much of a site is kept in memory. A site of two products fits whole; one of two thousand does not. Bytes. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

/** In a site of very many pages compose makes no copies of them or their texts; they are compressed when somebody asks. */
const isCompressedWhenAsked = (address: string) => address.endsWith('.html') || isPageText(address);

function addressesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile());
  const names = files.map((it) => relative(folder, join(it.parentPath, it.name)));
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/**
 * Opens a composed site. Only files listed now are ever read, so no address leads out of the folder. What was read stays
 * in memory up to a bound: open requests outlive the folder when a new composition replaces it.
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
    const offered = isCompressedWhenAsked(address) ? compressed : copies;
    files.set(address, new Set<Encoding>([...offered, 'identity']));
  }
  function isCopy(address: string, suffix: string): boolean {
    return address.endsWith(suffix) && all.has(address.slice(0, -suffix.length));
  }

  const kept = new Map<string, Promise<FileContent>>();
  let keptBytes = 0;
  /** The oldest go first. */
  async function keep(file: string, reading: Promise<FileContent>): Promise<void> {
    try {
      keptBytes += (await reading).bytes.length;
    } catch {
      kept.delete(file);
    }
    for (const [oldest, content] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES || oldest === file) return;
      kept.delete(oldest);
      keptBytes -= (await content).bytes.length;
    }
  }
  return {
    folder,
    styleHashes: readStyleHashes(folder),
    encodingsOf: (address) => files.get(address),
    read(address, encoding) {
      const file = address + suffixes[encoding];
      const known = kept.get(file);
      if (known) return known;
      const reading = all.has(file)
        ? readContent(join(folder, file))
        : compress(join(folder, address), encoding);
      kept.set(file, reading);
      void keep(file, reading);
      return reading;
    },
  };
}

const readContent = async (file: string) => contentOf(await readFile(file));

/** Compresses a file that has no copy. Quickly, as a visitor waits for it: 10 ms. */
async function compress(file: string, encoding: Encoding): Promise<FileContent> {
  const bytes = await readFile(file);
  return contentOf(
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        })
      : await promisify(gzip)(bytes),
  );
}

function contentOf(bytes: Buffer): FileContent {
  return { bytes, etag: entityTagOf(bytes) };
}

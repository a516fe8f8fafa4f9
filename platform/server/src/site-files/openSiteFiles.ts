import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readPageHashes, type PageHashes } from '@site/compose/pages';
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
  /** The hashes of what stands in its pages, as policies list them. */
  hashes: PageHashes;
  /** The addresses of all files. */
  addresses: readonly string[];
  /** The encodings of a file, by its address (`/404.html`); undefined when there is no such file. */
  encodingsOf(address: string): ReadonlySet<Encoding> | undefined;
  /** Reads an existing file and keeps it in memory. Rejects when the folder was removed. */
  read(address: string, encoding: Encoding): Promise<FileContent>;
}

/** Files that gain from being compressed. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

const everyEncoding: ReadonlySet<Encoding> = new Set<Encoding>(['br', 'gzip', 'identity']);
const uncompressed: ReadonlySet<Encoding> = new Set<Encoding>(['identity']);

/** What Firebase Hosting and other hosts come near to; the highest takes ten times as long. */
const BROTLI_QUALITY = 9;

function addressesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile());
  const names = files.map((it) => relative(folder, join(it.parentPath, it.name)));
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/**
 * Opens a composed site. Only files listed now are ever read, so no address leads out of the folder. What was read stays
 * in memory until another site is live: to compress a page once takes 10 ms.
 * @throws when the folder cannot be listed.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const all = addressesIn(folder);
  const isFile = (address: string) => all.has(address) && !isHidden(address);

  const kept = new Map<string, Promise<FileContent>>();
  return {
    folder,
    hashes: readPageHashes(folder),
    addresses: [...all].filter((address) => !isHidden(address)),
    encodingsOf(address) {
      if (!isFile(address)) return undefined;
      return COMPRESSIBLE.test(address) ? everyEncoding : uncompressed;
    },
    read(address, encoding) {
      const key = `${encoding} ${address}`;
      const reading = kept.get(key) ?? readEncoded(join(folder, address), encoding);
      kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      return reading;
    },
  };
}

/** Reads a file and compresses it, quickly, as a visitor waits for it: 10 ms for a page. */
async function readEncoded(file: string, encoding: Encoding): Promise<FileContent> {
  const bytes = await readFile(file);
  if (encoding === 'identity') return contentOf(bytes);
  return contentOf(
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
        })
      : await promisify(gzip)(bytes),
  );
}

function contentOf(bytes: Buffer): FileContent {
  return { bytes, etag: entityTagOf(bytes) };
}

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readPageHashes, type PageHashes } from '@site/compose/page/pageHashes';
import { isHidden } from '@site/deploy/hosting/siteFiles';

/** The bytes of a file, perhaps compressed. */
export interface FileContent {
  bytes: Buffer;
  etag: string;
  /** For `Content-Encoding`. */
  encoding?: Encoding;
}

type Encoding = 'br' | 'gzip';

/** One composed site, as its folder was when it was opened. */
export interface SiteFiles {
  /** The folder's absolute path, links resolved. */
  folder: string;
  /** The hashes of what stands in its pages, as policies list them. */
  hashes: PageHashes;
  /** The addresses of all files (`/404.html`). */
  addresses: ReadonlySet<string>;
  /** Reads a file as `Accept-Encoding` asks for it, and keeps it in memory. Rejects when the folder was removed. */
  read(address: string, accepted?: string): Promise<FileContent>;
}

/** Files that gain from being compressed. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Scripts and sheets: the highest quality would take half a second for the largest. */
const BROTLI_QUALITY = 9;

/** Pages: the size that a folder host sends, since what fits the first flight (14 KB) decides the first paint. */
const PAGE_BROTLI_QUALITY = 11;

function addressesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile());
  const names = files.map((it) => relative(folder, join(it.parentPath, it.name)));
  const addresses = names.map((name) => `/${name.split(sep).join('/')}`);
  return new Set(addresses.filter((address) => !isHidden(address)));
}

/** The smallest encoding that `Accept-Encoding` names. Browsers give no qualities. */
function encodingOf(address: string, accepted: string): Encoding | undefined {
  if (!COMPRESSIBLE.test(address)) return undefined;
  const named = accepted.split(',').map((name) => name.trim());
  return (['br', 'gzip'] as const).find((it) => named.includes(it));
}

/**
 * Opens a composed site. Only files listed now are ever read, so no address leads out of the folder. What was read stays
 * in memory until another site is live: to compress a page once takes 60 ms.
 * @throws when the folder cannot be listed.
 */
export function openSiteFiles(folder: string): SiteFiles {
  const kept = new Map<string, Promise<FileContent>>();
  return {
    folder,
    hashes: readPageHashes(folder),
    addresses: addressesIn(folder),
    read(address, accepted = '') {
      const encoding = encodingOf(address, accepted);
      const key = `${encoding} ${address}`;
      const reading = kept.get(key) ?? readEncoded(join(folder, address), encoding);
      kept.set(key, reading);
      reading.catch(() => kept.delete(key));
      return reading;
    },
  };
}

async function readEncoded(file: string, encoding: Encoding | undefined): Promise<FileContent> {
  const plain = await readFile(file);
  if (encoding === undefined) return contentOf(plain);
  const quality = file.endsWith('.html') ? PAGE_BROTLI_QUALITY : BROTLI_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressing =
    encoding === 'br' ? promisify(brotliCompress)(plain, { params }) : promisify(gzip)(plain);
  return { ...contentOf(await compressing), encoding };
}

/** Enough characters of a hash for 128 bits of it: the header comes in front of every page. */
const TAG_LENGTH = 22;

/** Bytes with a strong `ETag`: their hash, so that it changes only when the content does. */
export function contentOf(bytes: Buffer): FileContent {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, TAG_LENGTH)}"` };
}

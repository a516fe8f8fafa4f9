import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { STYLE_HASHES_FILE } from '@site/federation/page/styleHashes';
import type { Encoding } from './acceptedEncoding';

/** The bytes of a file in one encoding. */
export interface Content {
  bytes: Buffer;
  /** A strong `ETag`, made from the bytes, so that composing anew changes it only where the content changed. */
  etag: string;
}

/** One composed site, as its folder held it when it was opened. */
export interface SiteContent {
  /** The folder, absolute and without links. */
  folder: string;
  /** What a policy calls the style blocks of its pages. None for a site that was composed before pages held them. */
  styleHashes: readonly string[];
  /** The encodings in which there is a file, by its address (`/404.html`); undefined for none. */
  encodingsOf(address: string): ReadonlySet<Encoding> | undefined;
  /** Reads a file that there is, once; it is kept from then on. Rejects when its folder is gone. */
  read(address: string, encoding: Encoding): Promise<Content>;
}

/** The endings of the copies that compose puts beside a file. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const compressed = ['br', 'gzip'] as const;

function addressesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile());
  const names = files.map((it) => relative(folder, join(it.parentPath, it.name)));
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/**
 * Opens a composed site. Only what is listed now is ever read, so no address leads out of the folder. Throws when the
 * folder cannot be listed. What is asked for stays in memory: a site has few and small files, and they are still there
 * for whoever asked when a new composition removes their folder.
 */
export function openSiteContent(folder: string): SiteContent {
  const all = addressesIn(folder);
  all.delete(`/${STYLE_HASHES_FILE}`);
  const files = new Map<string, ReadonlySet<Encoding>>();
  for (const address of all) {
    // A copy is a way for its file to travel and has no address of its own.
    if (compressed.some((it) => isCopy(address, suffixes[it]))) continue;
    const copies = compressed.filter((it) => all.has(address + suffixes[it]));
    files.set(address, new Set<Encoding>([...copies, 'identity']));
  }
  function isCopy(address: string, suffix: string): boolean {
    return address.endsWith(suffix) && all.has(address.slice(0, -suffix.length));
  }

  const kept = new Map<string, Promise<Content>>();
  return {
    folder,
    styleHashes: styleHashesIn(folder),
    encodingsOf: (address) => files.get(address),
    read(address, encoding) {
      const file = address + suffixes[encoding];
      let content = kept.get(file);
      if (!content) {
        content = readContent(join(folder, file));
        kept.set(file, content);
        content.catch(() => kept.delete(file));
      }
      return content;
    },
  };
}

/** What a policy calls the style blocks of the site that was composed into a folder. */
export function styleHashesIn(folder: string): readonly string[] {
  const file = join(folder, STYLE_HASHES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

async function readContent(file: string): Promise<Content> {
  const bytes = await readFile(file);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

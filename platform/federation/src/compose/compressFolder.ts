import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { isPageText } from '@site/contracts/rendering';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { keyOf, type ContentCache } from '../page-cache/contentCache';
import { integrityOf } from '../releases/hashFiles';
import { WORTHWHILE, brotliOf } from '../weight/weightOf';

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

export interface CompressOptions {
  /** Keeps what was compressed, by the bytes that it was made from. */
  cache?: ContentCache | undefined;
}

/** How many files are compressed at a time: each takes some MB meanwhile. */
const AT_A_TIME = 8;

/**
 * Puts a brotli and a gzip copy beside every text file of a folder, for servers that hand out what is ready. Texts of
 * pages may be thousands that few ask for: servers compress those when someone does.
 */
export async function compressFolder(folder: string, options: CompressOptions = {}): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((it) => it.isFile() && COMPRESSIBLE.test(it.name))
    .map((it) => join(it.parentPath, it.name));
  const toCompress = files.filter((it) => !isPageText(it));
  await mapWithLimit(toCompress, AT_A_TIME, (it) => compressFile(it, options));
}

const gzipOf = (bytes: Uint8Array) =>
  promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Puts a brotli and a gzip copy beside a file that is large enough to gain from it. */
export async function compressFile(file: string, { cache }: CompressOptions = {}): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTHWHILE) return;
  const copies = [
    { suffix: 'br', compress: brotliOf },
    { suffix: 'gz', compress: gzipOf },
  ];
  await mapWithLimit(copies, copies.length, async ({ suffix, compress }) => {
    const key = keyOf(suffix, process.versions.zlib, process.versions.brotli, integrityOf(bytes));
    const kept = await cache?.get(key);
    const copy = kept ?? (await compress(bytes));
    if (!kept) await cache?.put(key, copy);
    await writeFile(`${file}.${suffix}`, copy);
  });
}

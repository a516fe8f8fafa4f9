import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { WORTHWHILE, brotliOf } from '../weight/weightOf';

const COMPRESSIBLE = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Puts a brotli and a gzip copy beside every text file of a folder, for servers that hand out what is ready. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile() && COMPRESSIBLE.test(it.name));
  await Promise.all(files.map((it) => compressFile(join(it.parentPath, it.name))));
}

/** Puts a brotli and a gzip copy beside a file that is large enough to gain from it. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTHWHILE) return;
  const [brotli, gzipped] = await Promise.all([
    brotliOf(bytes),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

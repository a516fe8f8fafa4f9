import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files under a folder, relative to it, with slashes, sorted. Whatever is no folder counts as a file. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * The hash of a file's bytes, in the form of an `integrity` attribute. Pages carry many, so it is the shortest that
 * browsers take.
 */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export const hasIntegrity = (bytes: Uint8Array, integrity: string): boolean =>
  integrityOf(bytes) === integrity;

/**
 * The hash of each of these files under a folder. A release may have thousands: waiting for each takes longer than
 * reading it.
 */
export function hashFiles(folder: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
}

/** One hash (hexadecimal sha256) of all files under a folder, their paths included. */
export async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesUnder(folder)) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}

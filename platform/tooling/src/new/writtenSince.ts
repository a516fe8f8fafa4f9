import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace';

/** What is installed, built or kept, and so no source. */
const NO_SOURCES = /^(node_modules|dist|\.git|\.data|\.site)$/;

/** The sources that were written since a time (ms), by their paths from the repository's root. */
export function writtenSince(time: number, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NO_SOURCES.test(entry.name)) return [];
    if (entry.isDirectory()) return writtenSince(time, path);
    return entry.isFile() && statSync(path).mtimeMs >= time ? [relative(root, path)] : [];
  });
}

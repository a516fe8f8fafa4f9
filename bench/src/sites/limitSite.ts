import { cp, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOOTED } from '@site/contracts/boot';

/** What only serves scripts: they themselves, copies of them, and what fetches them early. */
const FOR_SCRIPTS = [
  /<script\b[^>]*>[\s\S]*?<\/script>/gi,
  /<template\b[^>]*>[\s\S]*?<\/template>/gi,
  /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi,
];

/** A page's HTML without scripts and without what only serves them, marked so that no form says that they are missing. */
export function withoutScript(html: string): string {
  const bare = FOR_SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
  return bare.replace('<html', `<html ${BOOTED}`);
}

/** Makes the limit of pages of a composed site, with the same styles, pictures and fonts, in a folder of its own. */
export async function buildLimit(
  folder: string,
  { composed, paths }: { composed: string; paths: readonly string[] },
): Promise<void> {
  await cp(await realpath(composed), folder, { recursive: true });
  for (const path of paths) {
    const page = join(folder, path, 'index.html');
    await writeFile(page, withoutScript(await readFile(page, 'utf8')));
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes the page of a path into a site's folder. */
export async function writePage(folder: string, path: string, html: string): Promise<void> {
  const target = join(folder, path, 'index.html');
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}

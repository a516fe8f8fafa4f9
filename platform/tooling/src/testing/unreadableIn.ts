import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What an account that neither owns a folder nor is of its group cannot read of it. */
export async function unreadableIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const entry = await stat(path);
    const needed = entry.isDirectory() ? 0o5 : 0o4;
    if ((entry.mode & needed) !== needed) found.push(path);
  }
  return found;
}

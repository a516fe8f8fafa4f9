import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from './checkContent';

/** Reads the JSON files of a folder. Throws when the folder cannot be read. */
export function readContentFiles(folder: string): ContentFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      text: readFileSync(join(folder, file), 'utf8'),
    }));
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile } from '@site/compose/pages';

/** Files of a build as a page names them: the address below `base`, and the hash. */
export function builtFiles(folder: string, base: string, names: readonly string[]): PageFile[] {
  return names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)));
    return { address: base + name, integrity: `sha256-${hash.digest('base64')}` };
  });
}

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Everything that a build reads. Tests and documents are not in it: changing them needs no build. */
const SOURCES = [
  'brand.json',
  'brand.hi.json',
  'package-lock.json',
  'tsconfig.base.json',
  'contracts',
  'shared-ui',
  'shell',
  'remote-products',
  'remote-order',
  'platform',
];

const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.(test|spec)\.tsx?$|\.md$/;

/** One text that changes whenever a file that the build reads changes. */
export async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesUnder(source)) {
      hash.update(file).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  if (LEFT_OUT.test(path)) return [];
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = await Promise.all(entries.map(({ name }) => filesUnder(`${path}/${name}`)));
  return nested.flat().sort();
}

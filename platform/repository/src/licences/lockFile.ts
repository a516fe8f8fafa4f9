import { join } from 'node:path';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { root } from '@site/tooling/workspace';

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

export type LockEntry = z.infer<typeof entry>;

/** An installed package of somebody else. */
export interface ThirdParty {
  name: string;
  version: string;
  licence: string;
  /** The hash of its archive, as in the lock file. */
  integrity: string | undefined;
  /** Its folder from the root. */
  folder: string;
}

const MODULES = 'node_modules/';
const OWN = '@site/';

const readLock = () =>
  lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

/** Where a package that needs another one finds it, as Node does: beside it, or further up. */
function resolve(
  packages: Record<string, LockEntry>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = folder === '' ? MODULES + name : `${folder}/${MODULES}${name}`;
    if (candidate in packages) return candidate;
    if (folder === '') return undefined;
  }
}

/**
 * The packages of others that some workspaces are made of: what they declare, by whichever name, and all that those need. What
 * only makes a workspace, which is the platform's, is not among them.
 */
export function thirdPartiesOf(folders: readonly string[], packages = readLock()): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  const seen = new Set<string>();
  const visit = (place: string, names: readonly string[]): void => {
    for (const name of names) {
      const folder = resolve(packages, place, name);
      const it = folder === undefined ? undefined : packages[folder];
      if (folder === undefined || !it || seen.has(folder)) continue;
      seen.add(folder);
      if (it.link) {
        const own = it.resolved ?? '';
        if (!own.startsWith('platform/'))
          visit(own, Object.keys(packages[own]?.dependencies ?? {}));
        continue;
      }
      const { version = '', license = 'unknown', integrity, dependencies = {} } = it;
      found.set(folder, { name, version, licence: license, integrity, folder });
      visit(folder, Object.keys(dependencies));
    }
  };
  for (const folder of folders) {
    const { dependencies, devDependencies } = packages[folder] ?? {};
    const bundled = Object.keys(devDependencies ?? {}).filter((name) => !name.startsWith(OWN));
    visit(folder, [...Object.keys(dependencies ?? {}), ...bundled]);
  }
  return [...found.values()].sort((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
}

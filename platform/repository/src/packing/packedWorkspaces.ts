import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '@site/tooling/workspace';

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]),
  exports: z.record(
    z.string(),
    z.union([z.string(), z.object({ default: z.string().optional() })]),
  ),
  packedExports: z.array(z.string()),
  dependencies: z.record(z.string(), z.string()).default({}),
});

type PackageExports = z.infer<typeof packageFile>['exports'];

/** A workspace of sources that teams outside get as a package. */
export interface PackedWorkspace extends Omit<z.infer<typeof packageFile>, 'exports'> {
  /** From the root. */
  folder: string;
  /** The absolute source file of each door that is open to them, by the door's name without `./`. */
  doors: Readonly<Record<string, string>>;
}

export const packedFolders = ['company', 'contracts', 'shared-ui'] as const;

/** Where every file is a door, none is named. */
function eachFileIn(exports: PackageExports, door: string) {
  const every = exports['./*'];
  return typeof every === 'string' ? every.replace('*', door.slice('./'.length)) : undefined;
}

/**
 * Reads a workspace whose `package.json` says in `packedExports` which of its exports are open to teams outside.
 *
 * @throws when one of them is not among the exports
 */
export function readPackedWorkspace(folder: string): PackedWorkspace {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { exports, ...rest } = packageFile.parse(JSON.parse(text));
  const doors = rest.packedExports.map((door) => {
    const target = exports[door] ?? eachFileIn(exports, door);
    const file = typeof target === 'string' ? target : target?.default;
    if (file === undefined) {
      throw new Error(`${folder}/package.json: packedExports has "${door}", and exports has not.`);
    }
    return [door.slice('./'.length), join(root, folder, file)];
  });
  return { ...rest, folder, doors: Object.fromEntries(doors) as Record<string, string> };
}

export const isStyle = (door: string): boolean => door.endsWith('.css');

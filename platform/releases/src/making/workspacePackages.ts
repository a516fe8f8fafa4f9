import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { packageOf, singletons } from '@site/contracts/sharedLibraries';
import { git } from '@site/tooling/git/git';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { parseWithSchema } from '../release/parseWithSchema';

const schema = z.object({ version: z.string() });

async function versionIn(folder: string): Promise<string> {
  const address = join(folder, 'package.json');
  const text = await readFile(address, 'utf8');
  return parseWithSchema(schema, text, { address, what: 'package' }).version;
}

/** The version in an application's `package.json`. */
export function workspaceVersion(name: ApplicationName): Promise<string> {
  return versionIn(join(root, folderOf(name)));
}

/** The version of a library that an import from a folder gets, as Node finds it. */
async function installedVersion(library: string, folder: string): Promise<string> {
  for (let place = folder; ; place = dirname(place)) {
    try {
      return await versionIn(join(place, 'node_modules', library));
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    }
    if (place === dirname(place)) throw new Error(`${library} is not installed in ${folder}.`);
  }
}

const FEDERATION = '@module-federation/enhanced';
const BUILD = join(root, 'platform/build');

/** The versions that a build of these sources gets: of what all applications share, and of Module Federation. */
export async function builtVersions(
  name: ApplicationName,
): Promise<{ sharedVersions: Record<string, string>; federation: string }> {
  const folder = join(root, folderOf(name));
  const versions = [...new Set(singletons.map(packageOf))].map(
    async (library) => [library, await installedVersion(library, folder)] as const,
  );
  return {
    sharedVersions: Object.fromEntries(await Promise.all(versions)),
    // The shell brings the runtime; remotes are built for the one that the build's plugin belongs to.
    federation: await installedVersion(FEDERATION, name === 'shell' ? folder : BUILD),
  };
}

/** Stands behind a commit when the working copy held more. */
const UNCOMMITTED = '+changes';

/**
 * What to say of something that was built from a commit with more; undefined of one without. `then` ends the advice, such as
 * ` and deploy again`.
 */
export const uncommittedWarning = (
  commit: string | null | undefined,
  what: string,
  then: string,
): string | undefined =>
  commit?.endsWith(UNCOMMITTED)
    ? `${what} was built with changes that are not committed, so verify cannot rebuild it. For a public site commit all that git status names${then}.`
    : undefined;

/** The commit of the working copy, with `+changes` behind it if there is more than the commit; null without Git. */
export function sourceCommit(): string | null {
  try {
    const commit = git(root, 'rev-parse', 'HEAD');
    return git(root, 'status', '--porcelain') === '' ? commit : commit + UNCOMMITTED;
  } catch {
    return null;
  }
}

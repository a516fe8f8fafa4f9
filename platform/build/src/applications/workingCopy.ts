import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtApplications, distOf, type ApplicationName } from '@site/tooling/workspace';
import type { Wanted } from '@site/releases';
import { shortNameOf } from '@site/tooling/applicationShortNames';

/** In a workspace's `dist`: the id of the release that its sources were last built into. */
export const idFile = (name: ApplicationName) => join(distOf(name), 'release-id');

/** The releases that the sources were last built into. Rejects when they never were. */
export async function workingCopy(): Promise<Wanted> {
  const ids = await Promise.all(
    builtApplications.map(async (name) => [
      shortNameOf(name),
      await readFile(idFile(name), 'utf8'),
    ]),
  );
  return Object.fromEntries(ids) as Wanted;
}

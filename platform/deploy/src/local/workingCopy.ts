import { readFile } from 'node:fs/promises';
import { builtApplications } from '@site/tooling/workspace';
import type { WantedReleases } from '@site/releases/deployments/makeLive';
import { idFile } from '@site/build/buildRecord';

/** The releases that the sources were last built into. Rejects when they never were. */
export async function workingCopy(): Promise<WantedReleases> {
  const ids = await Promise.all(
    builtApplications.map(async (name) => [name, await readFile(idFile(name), 'utf8')]),
  );
  return Object.fromEntries(ids) as WantedReleases;
}

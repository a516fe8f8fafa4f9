import { readFile } from 'node:fs/promises';
import { builtApplications, type ApplicationName } from '@site/tooling/workspace';
import type { WantedReleases } from '../deployments/makeLive';
import { idFile } from '@site/build/buildRecord';

/** The release that an application's sources were last built into. Rejects when they never were. */
export const lastBuilt = (name: ApplicationName): Promise<string> => readFile(idFile(name), 'utf8');

/** The releases that the sources were last built into. Rejects when they never were. */
export async function workingCopy(): Promise<WantedReleases> {
  const ids = await Promise.all(
    builtApplications.map(async (name) => [name, await lastBuilt(name)]),
  );
  return Object.fromEntries(ids) as WantedReleases;
}

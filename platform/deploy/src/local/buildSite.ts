import { rm } from 'node:fs/promises';
import { makeLive } from '../deployments/makeLive';
import { runTogether } from '@site/tooling/command-line/command';
import { builtApplications, type ApplicationName } from '@site/tooling/workspace';
import { recordBuild, recordOf, siteRecord } from '@site/build/buildRecord';
import { openPublicSite } from '../deploying/publicSite';
import { localTarget } from '../targets/localTarget';
import { workingCopy } from './workingCopy';

/**
 * Builds the applications, all of them or only these, into releases of the working copy, and puts these live.
 * What was live stays when a step fails.
 */
export async function buildSite(
  applications: readonly ApplicationName[] = builtApplications,
): Promise<void> {
  const records = [siteRecord, ...applications.map(recordOf)];
  await Promise.all(records.map(({ file }) => rm(file, { force: true })));
  const script = 'platform/deploy/src/bin/build.ts';
  const codes = await runTogether(
    // A process for each, since a build keeps a processor busy.
    applications.map((name) => ['node', '--import', 'tsx', script, name]),
  );
  if (codes.some((code) => code !== 0)) throw new Error('Not every application could be built.');
  await recordBuild(siteRecord, () => deployWorkingCopy());
}

/** Puts the builds of the working copy live on this machine. */
export async function deployWorkingCopy(): Promise<void> {
  const { change, close } = openPublicSite({
    target: localTarget(),
    say: (line) => console.warn(line),
  });
  try {
    await change(async (site) => makeLive(site, await workingCopy(), { by: 'build' }));
  } finally {
    await close();
  }
}

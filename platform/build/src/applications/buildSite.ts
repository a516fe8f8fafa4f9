import { rm } from 'node:fs/promises';
import { publisherIn } from '@site/compose';
import { makeLive, defaultSiteFolder, openSite } from '@site/releases';
import { runTogether } from '@site/tooling/command-line/command';
import { builtApplications, type ApplicationName } from '@site/tooling/workspace';
import { recordBuild, recordOf, siteRecord } from './buildRecord';
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
  const script = 'platform/build/src/bin/build.ts';
  const codes = await runTogether(
    // A process for each, since a build keeps a processor busy.
    applications.map((name) => ['node', '--import', 'tsx', script, name]),
  );
  if (codes.some((code) => code !== 0)) throw new Error('Not every application could be built.');
  const site = openSite(defaultSiteFolder, { publisher: publisherIn() });
  await recordBuild(siteRecord, async () => makeLive(site, await workingCopy(), { name: 'build' }));
}

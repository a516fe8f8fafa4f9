import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { publisherIn } from '@site/compose';
import { makeLive, defaultSiteFolder, siteInFolder } from '@site/releases';
import { builtApplications, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
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
  if (applications.length) {
    const scopes = applications.flatMap((name) => ['--scope', `@site/${folderOf(name)}`]);
    await run('npx', ['lerna', 'run', 'build', '--loglevel', 'warn', ...scopes]);
  }
  const site = siteInFolder(defaultSiteFolder, { publisher: publisherIn() });
  await recordBuild(siteRecord, async () =>
    makeLive(site, await workingCopy(), { by: { name: 'build' } }),
  );
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} ended with code ${code}.`)),
    );
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { publisherIn } from '@site/compose';
import { makeLive, defaultSiteFolder, siteInFolder } from '@site/releases';
import { builtApplications, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { inputsOf } from './buildInputs';
import { builtFromFile, COMPOSED_FROM, forgetBuild, rememberBuild } from './builtFrom';
import { idFile, workingCopy } from './workingCopy';

const sources = join(root, 'platform');

/** What composing runs, also what it imports late, in another process, or only into the scripts that come with every page. */
const composer = [
  'build/src/applications/buildSite.ts',
  'compose/src/site/publishToFolder.ts',
  'compose/src/rendering/renderProcess.ts',
  'compose/src/page/boot/boot.ts',
].map((file) => join(sources, file));

/**
 * Builds the applications, all of them or only these, into releases of the working copy, and puts these live.
 * What was live stays when a step fails.
 */
export async function buildSite(
  applications: readonly ApplicationName[] = builtApplications,
): Promise<void> {
  await Promise.all([COMPOSED_FROM, ...applications.map(builtFromFile)].map(forgetBuild));
  if (applications.length) {
    const scopes = applications.flatMap((name) => ['--scope', `@site/${folderOf(name)}`]);
    await run('npx', ['lerna', 'run', 'build', '--loglevel', 'warn', ...scopes]);
  }
  const startedAt = Date.now();
  await makeLive(
    siteInFolder(defaultSiteFolder, { publisher: publisherIn() }),
    await workingCopy(),
    { by: { name: 'build' } },
  );
  const { importedSources } = await import('./importedSources');
  const further = [...importedSources(composer), ...builtApplications.map(idFile)];
  await rememberBuild(COMPOSED_FROM, inputsOf([], further), startedAt);
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

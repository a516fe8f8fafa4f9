import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { makeLive, type Wanted } from '../deployments/makeLive';
import { defaultSiteFolder, siteInFolder } from '../deployments/site';
import { shortNameOf } from '../releases/shortNames';
import { applicationNames, root, siteFolder } from '@site/tooling/workspace';
import { workingCopyId } from './buildWorkingCopy';
import { fingerprintOfSources } from './fingerprintOfSources';

/** Beside the site: which sources it was built from. */
const STAMP = `${siteFolder}-built-from`;

/**
 * Builds the three applications, each on its own, into releases of the working copy, and puts these live.
 * Rejects with a sentence when a step fails; what was live stays then.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  await rm(STAMP, { force: true });
  await run('npx', ['lerna', 'run', 'build', '--loglevel', 'warn']);
  const ids = await Promise.all(
    applicationNames.map(async (name) => [shortNameOf(name), await workingCopyId(name)]),
  );
  await makeLive(siteInFolder(defaultSiteFolder), Object.fromEntries(ids) as Wanted, {
    by: { name: 'build' },
  });
  await writeFile(STAMP, fingerprint);
}

/** Builds the site unless the one that is there was built from exactly these sources. Says what it is doing. */
export async function buildIfNeeded(): Promise<void> {
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (builtFrom === (await fingerprintOfSources())) return;
  console.log('Building the site; this takes about half a minute.');
  await buildSite();
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

import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { makeLive, type Wanted } from '../deployments/makeLive';
import { defaultSiteFolder, siteInFolder } from '../deployments/site';
import { statusOf } from '../deployments/statusOf';
import { shortNameOf } from '../releases/shortNames';
import { applicationNames, root, siteFolder } from '@site/tooling/workspace';
import { workingCopyId } from './buildWorkingCopy';
import { fingerprintOfSources } from './fingerprintOfSources';

/** Beside the site: which sources it was built from. */
const STAMP = `${siteFolder}-built-from`;

/**
 * Builds the three applications, each on its own, into releases of the working copy, and puts these live.
 * When a step fails, what was live stays.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  await rm(STAMP, { force: true });
  await run('npx', ['lerna', 'run', 'build', '--loglevel', 'warn']);
  await makeLive(siteInFolder(defaultSiteFolder), await workingCopy(), { by: { name: 'build' } });
  await writeFile(STAMP, fingerprint);
}

/**
 * Builds the site unless the one that is there was built from exactly these sources, and puts the working copy live if
 * other releases are. With `keepsChosen`, releases that were chosen by hand since the last build stay live.
 */
export async function buildIfNeeded({ keepsChosen = false } = {}): Promise<void> {
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (builtFrom !== (await fingerprintOfSources())) {
    console.log('Building the site; this takes about half a minute.');
    return buildSite();
  }
  const site = siteInFolder(defaultSiteFolder);
  const wanted = await workingCopy();
  const { applications, otherPages } = await statusOf(site);
  const others = applications.filter(({ name, live }) => live?.id !== wanted[name]);
  if (others.length === 0 && !otherPages) return;
  const names = others.map(({ name, live }) => `${name} ${live?.version}`).join(', ');
  if (keepsChosen) {
    console.log(`Live instead of the working copy: ${names}. To change that: npm run build`);
    return;
  }
  console.log(`Putting the working copy live, instead of ${names || 'other pages'}.`);
  await makeLive(site, wanted, { by: { name: 'build' } });
}

/** The releases that the sources were last built into. */
async function workingCopy(): Promise<Wanted> {
  const ids = await Promise.all(
    applicationNames.map(async (name) => [shortNameOf(name), await workingCopyId(name)]),
  );
  return Object.fromEntries(ids) as Wanted;
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

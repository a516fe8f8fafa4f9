import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeLive, type Wanted } from '../deployments/makeLive';
import { defaultSiteFolder, siteInFolder } from '../deployments/site';
import { statusOf } from '../deployments/statusOf';
import { shortNameOf } from '../releases/shortNames';
import {
  builtApplications,
  folderOf,
  root,
  siteFolder,
  type ApplicationName,
} from '@site/tooling/workspace';
import { inputsOf } from './buildInputs';
import { idFile, workingCopyId } from './buildWorkingCopy';
import { forgetBuild, isUpToDate, rememberBuild } from './builtFrom';
import { builtFromFile } from './inputsOfApplication';

/** Beside the site: what it was composed from. */
const COMPOSED_FROM = `${siteFolder}-composed-from.json`;

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
  await makeLive(siteInFolder(defaultSiteFolder), await workingCopy(), { by: { name: 'build' } });
  const { importedSources } = await import('./importedSources');
  const composer = join(root, 'platform/federation/src/build/buildSite.ts');
  const further = [...importedSources([composer]), ...builtApplications.map(idFile)];
  await rememberBuild(COMPOSED_FROM, inputsOf([], further), startedAt);
}

/**
 * Builds the applications whose sources have changed, and puts the working copy live if other releases are. With
 * `keepsChosen`, releases that were chosen by hand since the last build stay live.
 */
export async function buildIfNeeded({ keepsChosen = false } = {}): Promise<void> {
  const upToDate = await Promise.all(builtApplications.map((it) => isUpToDate(builtFromFile(it))));
  const stale = builtApplications.filter((_, index) => !upToDate[index]);
  if (stale.length > 0 || !(await isUpToDate(COMPOSED_FROM))) {
    const names = stale.map(shortNameOf).join(', ');
    console.log(
      names ? `Building ${names}; this takes about half a minute.` : 'Composing the site.',
    );
    return buildSite(stale);
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
    builtApplications.map(async (name) => [shortNameOf(name), await workingCopyId(name)]),
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

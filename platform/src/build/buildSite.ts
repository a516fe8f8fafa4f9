import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { composeSite } from '../compose/composeSite';
import { root, siteFolder } from '../workspace';
import { fingerprintOfSources } from './fingerprintOfSources';

/** Beside the site, not in it: which sources it was built from. */
const STAMP = `${siteFolder}.built-from`;

/**
 * Builds the three applications, each on its own, and makes the site from them.
 * Rejects when a step fails; that step has printed why.
 */
export async function buildSite(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  await rm(STAMP, { force: true });
  await run('npx', ['lerna', 'run', 'build', '--loglevel', 'warn']);
  await composeSite();
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

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, siteFolder } from '../workspace';
import { fingerprintOfSources } from './fingerprintOfSources';

/** Beside the site, not in it: which sources it was built from. */
const STAMP = `${siteFolder}.built-from`;

/**
 * Builds the site unless it was built from exactly these sources. Says what it is doing.
 * Rejects when a build step fails; that step has printed why.
 */
export async function buildIfNeeded(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => '');
  if (builtFrom === fingerprint) return;
  console.log('Building the site; this takes about half a minute.');
  await run('npm', ['run', '--silent', 'build']);
  await writeFile(STAMP, fingerprint);
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
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

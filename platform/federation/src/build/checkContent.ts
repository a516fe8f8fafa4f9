import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';

/** The check of all texts; it takes the folder that it is to check. */
const CHECK = ['run', '--silent', 'content', '-w', 'remote-products', '--'];

/**
 * Checks the texts of an application, which become part of its release: what the check refuses must not go live.
 * Rejects with the check's own lines.
 */
export async function checkContent(name: ApplicationName): Promise<void> {
  const folder = `${folderOf(name)}/content`;
  const child = spawn('npm', [...CHECK, folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [, faults, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return;
  throw new Error(
    `${folder} is refused, so no release was made. npm run content -- check\n${faults.trimEnd()}`,
  );
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

export interface RunningCommand {
  /** Ends it at once, as a power cut does. */
  kill(): void;
  /** The exit code, null after a kill, and what it said. */
  ended: Promise<{ code: number | null; said: string }>;
}

/** Starts `npm run site -- …` in a process of its own. */
export function startCommand(words: readonly string[]): RunningCommand {
  const command = join(root, 'platform/deploy/src/bin/site.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...words], {
    cwd: root,
    // Jest has an environment of its own.
    env: process.env,
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return {
    kill: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve({ code, said }));
    }),
  };
}

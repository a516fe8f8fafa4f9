import { spawn } from 'node:child_process';
import { root } from '@site/tooling/workspace';

/** How long a file's preparation may take that starts development, in ms; it ends what it started before that. */
export const STARTING = 150_000;

export interface Development {
  /** Ends the servers at once; a second call does nothing. */
  end(): void;
}

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs `npm run dev` (with further words: one workspace's) and waits until each of the addresses answers. Takes the folder
 * of the sources (these by default), and another script of it.
 */
export async function startDevelopmentServers(
  words: readonly string[],
  addresses: readonly string[],
  folder = root,
  script = 'dev',
): Promise<Development> {
  // A process group of its own, for npm starts others.
  const child = spawn('npm', ['run', script, ...words], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
  });
  let pid = child.pid;
  const end = () => {
    if (pid) process.kill(-pid, 'SIGKILL');
    pid = undefined;
  };
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if ((await Promise.all(addresses.map(answers))).every(Boolean)) return { end };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  end();
  throw new Error(`Nothing answers at ${addresses.join(' or ')}.`);
}

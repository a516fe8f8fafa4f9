import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lockInTurn } from '@site/tooling/files/lockInTurn';

/** How long a change waits for another one, in ms: a deployment that a browser looks at takes a minute or two. */
export const PATIENCE_MS = 5 * 60_000;

/**
 * Makes what keeps two processes of this machine from changing a site at once: the second one waits, then rejects with
 * an error that names the first.
 */
export const withFileLock =
  (file: string, say: (line: string) => void = () => {}, timeoutMs = PATIENCE_MS) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await mkdir(dirname(file), { recursive: true });
    const unlock = await lockInTurn(file, 'changes the site', say, timeoutMs);
    try {
      return await work();
    } finally {
      await unlock();
    }
  };

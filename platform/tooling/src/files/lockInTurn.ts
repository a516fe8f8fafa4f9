import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FileInUse, lockFile } from './fileLock';

const INTERVAL_MS = 200;

/** The process that holds the lock, as its number and its host or, where that is this one, its command line. */
async function holderOf(lock: string): Promise<string> {
  const content = await readFile(lock, 'utf8').catch(() => '');
  const [, pid, host] = /^(\d+) (\S+)/.exec(content) ?? [];
  if (pid === undefined || host === undefined) return 'another process';
  if (host !== hostname()) return `process ${pid} on ${host}`;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', pid]).catch(() => ({
    stdout: '',
  }));
  const command = stdout.trim();
  return command ? `process ${pid} (${command})` : `process ${pid}`;
}

/**
 * Takes the lock of a file, once the process that has it gives it back. Rejects with an error that names that process when it
 * takes longer than `timeoutMs`. `doing` says what the holder does, as in "changes the site".
 */
export async function lockInTurn(
  file: string,
  doing: string,
  say: (line: string) => void,
  timeoutMs: number,
): Promise<() => Promise<void>> {
  const end = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await lockFile(file);
    } catch (failure) {
      if (!(failure instanceof FileInUse)) throw failure;
      const holder = await holderOf(`${file}.lock`);
      if (Date.now() >= end) {
        throw new Error(
          `Another command still ${doing}: ${holder}. Wait until it is done, or stop it.`,
          { cause: failure },
        );
      }
      if (attempt === 0) say(`Waiting for another command that ${doing}: ${holder}.`);
      await wait(INTERVAL_MS);
    }
  }
}

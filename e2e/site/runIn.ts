import { execFileSync } from 'node:child_process';

/** Runs a program in a folder. Gives what it said; throws all of that when it fails. */
export function runIn(
  folder: string,
  program: string,
  words: readonly string[],
  env = process.env,
): string {
  try {
    return execFileSync(program, words, { cwd: folder, env, stdio: 'pipe' }).toString();
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: Buffer; stderr: Buffer };
    throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`, { cause: failure });
  }
}

import { spawn } from 'node:child_process';
import { root } from '../workspace';

/** How long a program has to end by itself after Ctrl-C, in ms. */
const MAX_ENDING_MS = 10_000;

/** The exit code of what a person stopped, as shells have it. */
export const INTERRUPTED = 130;

/** Runs a program at the repository's root on this terminal. @returns its exit code, `INTERRUPTED` if it was stopped. */
export function runProgram(
  program: string,
  args: readonly string[],
  env = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    let isStopping = false;
    const onTerminate = () => {
      isStopping = true;
      child.kill('SIGTERM');
    };
    process.once('SIGTERM', onTerminate);
    // Ctrl-C reaches the program as well, whose own end is what counts; a signal to this process alone does not.
    const onInterrupt = () => {
      isStopping = true;
      setTimeout(onTerminate, MAX_ENDING_MS).unref();
    };
    process.on('SIGINT', onInterrupt);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', onInterrupt);
      process.off('SIGTERM', onTerminate);
      resolve(
        isStopping || signal === 'SIGINT' || signal === 'SIGTERM' ? INTERRUPTED : (code ?? 1),
      );
    });
  });
}

/**
 * Runs programs at the repository's root side by side. What each says is printed once it has ended, so that it stays together.
 * @returns their exit codes.
 */
export function runTogether(programs: readonly (readonly [string, ...string[]])[]) {
  return Promise.all(
    programs.map(async ([program, ...args]) => {
      const child = spawn(program, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (bytes: Buffer) => said.push(bytes));
      }
      const end = () => void child.kill('SIGTERM');
      process.once('SIGTERM', end);
      const code = await new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (it) => resolve(it ?? INTERRUPTED));
      });
      process.off('SIGTERM', end);
      process.stdout.write(Buffer.concat(said));
      return code;
    }),
  );
}

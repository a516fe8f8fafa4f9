import { spawn } from 'node:child_process';
import { root } from '../workspace';
import { whenLeftAlone } from './untilStopped';

/** Runs a program at the repository's root on this terminal. @returns its exit code. */
export function runProgram(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    // Ctrl-C reaches the program as well; its own end is what counts.
    const ignore = () => {};
    process.on('SIGINT', ignore);
    const onTerminate = () => child.kill('SIGTERM');
    process.once('SIGTERM', onTerminate);
    const stopWatching = whenLeftAlone(onTerminate);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', onTerminate);
      stopWatching();
      resolve(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (code ?? 1));
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
        shell: process.platform === 'win32',
      });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (bytes: Buffer) => said.push(bytes));
      }
      const code = await new Promise<number>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (it) => resolve(it ?? 1));
      });
      process.stdout.write(Buffer.concat(said));
      return code;
    }),
  );
}

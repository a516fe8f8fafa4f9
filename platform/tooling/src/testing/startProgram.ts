import { spawn } from 'node:child_process';
import { root } from '../workspace';

/** How long a file's preparation may take that starts development, in ms; it ends what it started before that. */
export const START_TIMEOUT_MS = 150_000;

/** A program as it runs in a terminal, in a process group of its own: npm starts others. */
export interface Program {
  readonly pid: number;
  /** Waits for a line of its output. Rejects when it ends before that. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** All that it wrote so far. */
  said(): string;
  /** Asks it to end, and it alone, as a process manager does. */
  stop(): void;
  /** Asks all of them to end, as Ctrl-C does. */
  interrupt(): void;
  /** Ends it and all that it started at once; a second call does nothing. */
  kill(): void;
  /** The exit code, once all that it started has ended as well. */
  readonly ended: Promise<number | null>;
}

export function startProgram(program: string, args: readonly string[], folder: string): Program {
  const child = spawn(program, args, {
    cwd: folder,
    // Jest has an environment of its own.
    env: process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const streams = [child.stdout, child.stderr];
  let said = '';
  for (const stream of streams) stream.on('data', (text) => (said += String(text)));
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };
  // A test run that is cut off leaves nothing behind.
  const reap = () => signalAll('SIGKILL');
  process.once('exit', reap);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => process.off('exit', reap));
  return {
    pid: child.pid ?? 0,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found) return;
          for (const stream of streams) stream.off('data', look);
          resolve(found);
        };
        for (const stream of streams) stream.on('data', look);
        void ended.then(() => reject(new Error(`${program} ${args.join(' ')} ended: ${said}`)));
        look();
      }),
    said: () => said,
    stop: () => void child.kill('SIGTERM'),
    interrupt: () => signalAll('SIGINT'),
    kill: () => signalAll('SIGKILL'),
    ended,
  };
}

/** Runs `npm …` in a checkout, this one by default. */
export const startNpm = (args: readonly string[], folder = root): Program =>
  startProgram('npm', args, folder);

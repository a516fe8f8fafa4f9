import { spawn } from 'node:child_process';
import { root } from '@site/tooling/workspace';

/** How long a file's preparation may take that starts development, in ms; it ends what it started before that. */
export const STARTING = 150_000;

/** A command of this repository as it runs in a terminal. */
export interface RunningNpm {
  /** Waits for a line of its output. Rejects when the command ends before that. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** All that it wrote so far. */
  said(): string;
  /** Asks npm to end, and npm alone, as a process manager does. */
  stop(): void;
  /** Asks all of them to end, as Ctrl-C does. */
  interrupt(): void;
  /** The exit code, once all that it started has ended as well. */
  ended: Promise<number | null>;
  /** Ends it and all that it started at once; a second call does nothing. */
  kill(): void;
}

/** Runs `npm …` in a checkout (this one by default), in a process group of its own: npm starts others. */
export function startNpm(words: readonly string[], folder = root): RunningNpm {
  const child = spawn('npm', words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(said);
        if (found) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void ended.then(() => reject(new Error(`npm ${words.join(' ')} ended: ${said}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said += String(text)));
  }
  const signalAll = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // Nothing of it is left.
    }
  };
  return {
    line,
    said: () => said,
    stop: () => void child.kill('SIGTERM'),
    interrupt: () => signalAll('SIGINT'),
    ended,
    kill: () => signalAll('SIGKILL'),
  };
}

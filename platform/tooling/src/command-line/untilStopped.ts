import { existsSync, readFileSync } from 'node:fs';

/** How often a program looks whether the one that started it is still there, in ms. */
const LOOK_MS = 500;

/** npm is the first process where a container runs nothing else. */
const isNpmFirst = () =>
  existsSync('/proc/1/cmdline') && readFileSync('/proc/1/cmdline', 'utf8').includes('npm');

/** As it was in the beginning: it may have ended before anybody asks, and npm's shell while Node loaded. */
const parent =
  process.ppid === 1 && process.env.npm_command && !isNpmFirst() ? undefined : process.ppid;

/**
 * Calls back once the process that started this one has ended: npm passes SIGTERM to its shell alone, which ends without passing
 * it on.
 *
 * @returns what ends the watch, which keeps no process running
 */
export function whenLeftAlone(callback: () => void): () => void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Resolves at Ctrl-C, at SIGTERM, and when the process that started this one has ended. A second signal ends the process at once.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
    whenLeftAlone(resolve);
  });
}

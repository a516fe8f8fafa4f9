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
 * Ends this process as SIGTERM does once the one that started it has ended: npm passes that signal to its shell alone, which ends
 * without passing it on. The watch keeps no process running.
 */
export function endWithParent(): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  }, LOOK_MS).unref();
}

/** Resolves at Ctrl-C and at SIGTERM. A second signal ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  });
}

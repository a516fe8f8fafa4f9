import { isShellWithCommand, isTakenOver, readProcess } from './processes';

/** How often a program looks whether those that started it are still there, in ms. */
const LOOK_MS = 500;

/** As it was in the beginning: it may have ended before anybody asks, and npm's shell while Node loaded. */
const parent =
  process.env.npm_command && isTakenOver(process.pid, process.ppid) ? undefined : process.ppid;

/** npm's shell, which goes on without a word where npm ends before it can pass a signal on. */
const shell = process.env.npm_command && parent && isShellWithCommand(parent) ? parent : undefined;

/** npm, unless it ended before Node had loaded. */
function npmOf(shell: number): number | undefined {
  const npm = readProcess(shell)?.parent;
  return npm === undefined || isTakenOver(shell, npm) ? undefined : npm;
}

const npm = shell && npmOf(shell);

const isLeftAlone = () =>
  process.ppid !== parent ||
  (shell !== undefined && (npm === undefined || readProcess(shell)?.parent !== npm));

/**
 * Ends this process as SIGTERM does once those that started it have ended: npm passes that signal to its shell alone, which ends
 * without passing it on. The watch keeps no process running.
 */
export function endWithParent(): void {
  const look = () => {
    if (!isLeftAlone()) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
}

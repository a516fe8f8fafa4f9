import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '@site/tooling/workspace';
import type { NoticeOptions, RunningNotices } from './siteDatabase';

/** What the functions' process is told. */
export interface FunctionsOptions extends Pick<NoticeOptions, 'data' | 'desk'> {
  /** The emulator's host and port. */
  host: string;
}

/** The program of the `functions` workspace, which nothing imports: it is deployed by itself. */
const SCRIPT = join(root, 'functions/src/emulator/runFunctions.ts');
const RESTART_MS = 1000;
/** How long work under way may take after the end, in ms: a mail that hangs. */
const STOP_MS = 10_000;

function startProcess({ host, data, desk }: FunctionsOptions) {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, host, data, desk], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (failure) => resolve(failure.message));
  });
  return { child, ended };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.connected) child.disconnect();
  await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
  child.kill('SIGKILL');
  await ended;
}

/**
 * Runs the functions beside an emulator until they are stopped, and starts them again when their process dies: what was
 * missed is made up for. Resolves once they are called for each change; rejects when they do not start.
 */
export async function startFunctions(options: FunctionsOptions): Promise<RunningNotices> {
  let isStopped = false;
  let current = startProcess(options);
  const reap = () => current.child.kill('SIGKILL');
  process.once('exit', reap);

  const { child, ended } = current;
  await Promise.race([
    once(child, 'message'),
    ended.then((how) => {
      process.off('exit', reap);
      throw new Error(`The functions did not start (${how}).`);
    }),
  ]);

  const keeping = (async () => {
    for (;;) {
      const how = await current.ended;
      if (isStopped) return;
      console.warn(`What tells staff of enquiries ended (${how}) and is started again.`);
      await wait(RESTART_MS);
      if (isStopped) return;
      current = startProcess(options);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await end(current.child, current.ended);
      await keeping;
      process.off('exit', reap);
    },
  };
}

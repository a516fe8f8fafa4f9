import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { NoticeSettings } from '@site/order-notices/settings/settingsSchema';
import { root } from '@site/tooling/workspace';
import type { FastClock } from './fastClock';

/** What `orderServer.ts` is told. */
export interface ServerTask {
  data: string;
  port: number;
  mailServer: string;
  settings: NoticeSettings;
  clock: FastClock;
  seed: number;
  /** How many events never come, from 0 to 1. */
  lostEvents: number;
}

const SCRIPT = join(root, 'e2e/desk/every-order/orderServer.ts');

/** Starts the server. @returns what ends it as a power cut does, and waits until it is gone. */
export async function startOrderServer(task: ServerTask): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(task)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  const gone = once(child, 'exit').then(() => void process.off('exit', reap));
  await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  return async () => {
    reap();
    await gone;
  };
}

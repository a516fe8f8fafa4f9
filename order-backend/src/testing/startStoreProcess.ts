import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

export interface StoreProcess {
  port: number;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

const SCRIPT = join(root, 'order-backend/src/testing/storeProcess.ts');

async function readPort(child: ChildProcess, warnings: () => string): Promise<number> {
  const line = await Promise.race([
    once(child.stdout!, 'data').then(([chunk]) => String(chunk)),
    once(child, 'exit').then(() => {
      throw new Error(`The store did not start: ${warnings()}`);
    }),
  ]);
  return Number(line);
}

/** Starts stores in processes of their own, which end with the test. */
export function storeProcesses() {
  const children: ChildProcess[] = [];
  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

  /** Rejects when the store does not start. */
  return async (journal: string): Promise<StoreProcess> => {
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, journal], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let text = '';
    child.stderr.on('data', (chunk) => (text += chunk));
    return {
      port: await readPort(child, () => text),
      async kill() {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  };
}

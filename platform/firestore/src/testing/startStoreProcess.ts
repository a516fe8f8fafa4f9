import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

export interface StoreProcess {
  port: number;
  /** The number of the process that serves it. */
  pid: number;
  /** Everything that it printed as a warning or an error so far. */
  warnings(): string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

const SCRIPT = join(root, 'platform/firestore/src/testing/storeProcess.ts');

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

  /**
   * Rejects when the store does not start. `fileBlocks` is the size that no file may exceed: the system's own limit, which
   * makes writes fail as a full disk does.
   */
  return async (journal: string, fileBlocks?: number): Promise<StoreProcess> => {
    const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks}; `;
    const command = [process.execPath, '--import', 'tsx', SCRIPT, journal];
    const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, ...command], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The cache's files are larger than the limit.
      env: { ...process.env, TSX_DISABLE_CACHE: '1' },
    });
    children.push(child);
    let text = '';
    child.stderr.on('data', (chunk) => (text += chunk));
    const warnings = () => text;
    return {
      port: await readPort(child, warnings),
      // `exec` gave the shell's number to the store.
      pid: child.pid ?? 0,
      warnings,
      async kill() {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root as repository, siteFolder } from '@site/tooling/workspace';
import { hasSharedSite } from './sharedSite';

export interface StartOptions {
  /** The folder of an earlier start; a fresh one otherwise. */
  data?: string;
  /** Another checkout whose site is started. */
  root?: string;
  /** Another composed site than the checkout's own. */
  site?: string;
  /** The short name of a remote that comes from its development server. */
  local?: string;
  /** Whether App Check is enforced. */
  appCheck?: boolean;
  /** The port of an earlier start, where browsers shall find the site again; a free one otherwise. */
  port?: number;
}

export interface StartedSite {
  address: string;
  /** The number of its process, for `fillDisk` and `makeRoom`. */
  pid: number;
  /** The folder of its enquiries; a site that is started on it again finds them. */
  data: string;
  /** The order desk's address. Rejects when the site was started without one. */
  desk(): Promise<string>;
  /** All that its process wrote so far, its warnings and errors among it. */
  said(): string;
  /** Ends it as Ctrl-C does and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the built site in a process of its own, as `npm start` does, on a free port and on a fresh data folder. */
export async function startSiteProcess({
  data = mkdtempSync(join(tmpdir(), 'site-data-')),
  root = repository,
  // A shared site was built if it had to be: what is built is not looked at again.
  site = root === repository && hasSharedSite() ? siteFolder : undefined,
  local,
  appCheck = false,
  port = 0,
}: StartOptions = {}): Promise<StartedSite> {
  const script = join(root, 'platform/server/src/bin/start.ts');
  const args = [
    '--import',
    'tsx',
    script,
    '--port',
    String(port),
    '--data',
    data,
    ...(site ? ['--site', site] : []),
    ...(local ? ['--local', local] : []),
    ...(appCheck ? ['--app-check'] : []),
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test run that is cut off leaves no server behind.
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  child.once('exit', () => process.off('exit', reap));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (said += String(text)));
  }
  const address = await addressOf(child, () => said);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    address,
    pid: child.pid ?? 0,
    data,
    async desk() {
      for (let tries = 0; tries < 100; tries++) {
        const [, desk] = /The order desk is at (\S+)\. /.exec(said) ?? [];
        if (desk) return desk;
        await wait(100);
      }
      throw new Error(`There is no order desk. ${said}`);
    },
    said: () => said,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The site did not start (${code}). ${said()}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address) resolve(address);
    });
  });
}

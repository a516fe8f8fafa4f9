import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { root as repository, siteFolder } from '@site/tooling/workspace';
import { dataFolders, hasSharedSite } from './sharedSite';
import { startProgram } from '@site/tooling/testing/startProgram';

export interface StartOptions {
  /** The folder of an earlier start; a fresh one otherwise. */
  data?: string;
  /** Another checkout whose site is started. */
  root?: string;
  /** Another composed site than the checkout's own. */
  site?: string;
  /** A remote that comes from its development server. */
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
  /** The order desk's address. */
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
  data = mkdtempSync(join(dataFolders(), 'site-data-')),
  root = repository,
  // A shared site was built if it had to be: what is built is not looked at again.
  site = root === repository && hasSharedSite() ? siteFolder : undefined,
  local,
  appCheck = false,
  port = 0,
}: StartOptions = {}): Promise<StartedSite> {
  const script = join(root, 'platform/server/src/bin/start.ts');
  const options = ['--port', String(port), '--data', data];
  if (site) options.push('--site', site);
  if (local) options.push('--local', local);
  if (appCheck) options.push('--app-check');
  const words = ['--import', 'tsx', script, ...options];
  const program = startProgram(process.execPath, words, root);
  const [address] = await program.line(/http:\/\/localhost:\d+/);
  return {
    address,
    pid: program.pid,
    data,
    desk: async () => (await program.line(/The order desk is at (\S+)\. /))[1] ?? '',
    said: program.said,
    async stop() {
      program.interrupt();
      await program.ended;
    },
    async kill() {
      program.kill();
      await program.ended;
    },
  };
}

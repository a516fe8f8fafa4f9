import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildDeskIfNeeded, buildIfNeeded } from '@site/deploy/buildIfNeeded';
import { remotes } from '@site/contracts/remotes';
import { readDeploymentFileAt } from '@site/compose/site/deploymentFile';
import { dataFolder } from '@site/order-backend/journal/dataFolder';
import { runningServer } from '@site/order-backend/journal/runningServer';
import { shellWord, UsageError, untilStopped } from '@site/tooling/command-line/command';
import { isPortTaken } from '@site/tooling/http/openPort';
import {
  ports,
  deskFolder,
  folderOf,
  previewFolder,
  siteFolder,
  remoteNames,
} from '@site/tooling/workspace';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { assertStoreOpens } from './localDatabase';
import type { LocalRemote } from './localRemote';
import { serveSite } from './siteServer';

export interface StartOptions {
  port: number;
  /** The port of the order desk; any beside a site on another port than the usual one. */
  desk?: number;
  data?: string;
  /** A composed site. By default the site is built if sources changed. */
  site?: string;
  /** Whether the store refuses what has no token of App Check. */
  appCheck?: boolean;
  /** A remote to take from its development server: `order`, or `order=4130` where that has another port than its own. */
  local?: string;
}

function readLocal(value: string): LocalRemote {
  const [wanted = '', typed] = value.split(/=(.*)/);
  const name = remoteNames.find((it) => it === wanted);
  if (!name) {
    throw new UsageError(
      `Unknown remote "${wanted}" (expected one of: ${remoteNames.join(', ')}).`,
    );
  }
  const { devPort } = remotes[name];
  const port = typed === undefined ? devPort : Number(typed);
  if (typed !== undefined && (!/^\d+$/.test(typed) || port < 1 || port > 65_535)) {
    throw new UsageError(`Invalid port "${typed}" (expected e.g. ${name}=4130).`);
  }
  return { name, port, origin: `http://localhost:${port}` };
}

async function sayWhereFrom({ name, port, origin }: LocalRemote): Promise<void> {
  const otherPort = port === remotes[name].devPort ? '' : ` -- --port ${port}`;
  const start = `npm run dev -w ${folderOf(name)}${otherPort}`;
  const silence = (await isPortTaken(port)) ? '' : `, where nothing answers yet: ${start}`;
  console.log(`${folderOf(name)} comes from ${origin}${silence}`);
}

/** Whether a site is served on this port already. */
async function isServedOn(port: number): Promise<boolean> {
  return port !== 0 && (await readDeploymentFileAt(`http://localhost:${port}`, 2000)) !== undefined;
}

/** How to get into the desk. */
function signInHint([email]: readonly string[]): string {
  return email === undefined
    ? 'Nobody may sign in yet: npm run desk -- staff add EMAIL NAME'
    : `Sign in as ${email}: the link arrives in the inbox.`;
}

/** Serves the site until Ctrl-C, and prints its address and where enquiries go. */
export async function startSite({
  port,
  // Two sites on ports of their own must not meet at the desk's.
  desk: deskPort = port === ports.site ? ports.desk : 0,
  data = dataFolder,
  site: composed,
  local: wantedLocal,
  appCheck: enforcesAppCheck,
}: StartOptions): Promise<never> {
  const local = wantedLocal === undefined ? undefined : readLocal(wantedLocal);
  const running = runningServer(data);
  if (running) throw new Error(`The site is already running at ${running.address}.`);
  if (await isServedOn(port)) {
    throw new Error(
      `Another site is at http://localhost:${port}. To start this one beside it: npm start -- --port ${port + 200}`,
    );
  }
  for (const [option, wanted] of Object.entries({ port, desk: deskPort })) {
    if (wanted !== 0 && (await isPortTaken(wanted))) {
      throw new Error(`Port ${wanted} is in use by another program. Choose another --${option}.`);
    }
  }
  await assertStoreOpens(data);
  const notices = await readNoticeSettings();
  // A composed site that was made elsewhere is served as it is, with the desk if there is one.
  if (composed === undefined) {
    await buildIfNeeded({ keepsChosen: true });
    await buildDeskIfNeeded();
  }
  const hasDesk = existsSync(deskFolder);
  const isUsual = port === ports.site && !(await isPortTaken(ports.preview));
  const previewPort = isUsual ? ports.preview : 0;
  const site = await serveSite({
    site: composed ?? siteFolder,
    data,
    port,
    preview: composed === undefined ? { site: previewFolder, port: previewPort } : undefined,
    local,
    notices,
    enforcesAppCheck,
    desk: hasDesk ? { folder: deskFolder, port: deskPort } : undefined,
  });

  const otherData = resolve(data) === dataFolder ? '' : ` --data ${shellWord(resolve(data))}`;
  console.log(`The site is at ${site.address} (Ctrl-C stops it).`);
  if (local) await sayWhereFrom(local);
  console.log(
    `Enquiries are kept in ${data}. Show them: npm run orders${otherData && ' --'}${otherData}`,
  );
  if (site.inbox)
    console.log(`Staff are told of enquiries by mail: ${site.inbox} shows the mails.`);
  if (site.preview) console.log(`Previews on this machine are at ${site.preview}.`);
  if (site.desk) {
    console.log(`The order desk is at ${site.desk.address}. ${signInHint(site.desk.emails)}`);
  }
  await untilStopped();
  console.log('Stopping.');
  await site.close();
  process.exit(0);
}

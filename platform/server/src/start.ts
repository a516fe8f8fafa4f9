import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RemoteName } from '@site/contracts/remotes';
import { buildIfNeeded } from '@site/federation/build/buildSite';
import { openSiteEmulator } from '@site/firestore/emulator/siteEmulator';
import { dataFolder } from '@site/firestore/journal/dataFolder';
import { ports } from '@site/tooling/ports';
import { applicationOf, isShortName, shortNames } from '@site/federation/releases/shortNames';
import { serveSite } from './serve/siteServer';
import { developmentOf } from '@site/federation/development/developmentRelease';
import { folderOf, siteFolder } from '@site/tooling/workspace';

const locals = shortNames.filter((name) => name !== 'shell');

const USAGE = `Use: npm start -- [--port NUMBER] [--data FOLDER] [--site COMPOSED_FOLDER] [--local ${locals.join('|')}] [--emulator]`;

/** Ends the command with one sentence for the person who gave it. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

interface Options {
  port: number;
  data: string;
  composed: string | undefined;
  local: RemoteName | undefined;
  wantsEmulator: boolean;
}

function localRemote(name: string | undefined): RemoteName | undefined {
  if (name === undefined) return undefined;
  const application = isShortName(name) ? applicationOf(name) : 'shell';
  if (application === 'shell') return refuse(`--local takes the name of a remote. ${USAGE}`);
  return application;
}

function options(): Options {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        site: { type: 'string' },
        local: { type: 'string' },
        emulator: { type: 'boolean' },
      },
    });
    const port = Number(values.port ?? ports.site);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      refuse(`--port takes a number from 0 to 65535. ${USAGE}`);
    }
    const local = localRemote(values.local);
    const { data = dataFolder, site: composed, emulator: wantsEmulator = false } = values;
    return { port, data, composed, local, wantsEmulator };
  } catch (failure) {
    return refuse(`${(failure as Error).message.split('\n')[0]} ${USAGE}`);
  }
}

const { port, data, composed, local, wantsEmulator } = options();

try {
  if (composed === undefined) await buildIfNeeded({ keepsChosen: true });
} catch (failure) {
  refuse(`The site was not built: ${(failure as Error).message}`);
}

const emulator = wantsEmulator
  ? await openSiteEmulator().catch((failure: Error) => refuse(failure.message))
  : undefined;

const site = await serveSite({
  site: composed ?? siteFolder,
  data,
  port,
  local,
  emulator: emulator?.host,
}).catch((failure: NodeJS.ErrnoException) =>
  refuse(
    failure.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Another one works: npm start -- --port ${port + 1}`
      : failure.message,
  ),
);

const otherData = resolve(data) === dataFolder ? '' : ` --data ${resolve(data)}`;
console.log(`The site is at ${site.address} (Ctrl-C stops it).`);
if (local) {
  const folder = folderOf(local);
  console.log(`${folder} comes from ${developmentOf(local)}: npm run dev -w ${folder} serves it.`);
}
console.log(
  emulator
    ? `Enquiries go to Firestore's emulator at ${emulator.host}, which forgets them when it ends. ` +
        `Show them: npm run orders -- --url ${site.address}${otherData}`
    : `Enquiries are kept in ${data}. Show them: npm run orders${otherData && ' --'}${otherData}`,
);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('Stopping.');
    void Promise.all([site.close(), emulator?.close()]).then(() => process.exit(0));
  });
}

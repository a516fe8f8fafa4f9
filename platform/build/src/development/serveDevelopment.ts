import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { IPV4 } from '@site/tooling/http/listenLocally';
import {
  folderOf,
  isBuiltHere,
  remoteNames,
  root,
  type ApplicationName,
} from '@site/tooling/workspace';
import type { Preset } from '../presets/applicationPresets';
import { PUBLIC_FOLDER } from '@site/releases';
import { startServer } from './startServer';
import { choosePort, type KeptPort } from './choosePort';
import { developmentPage } from './developmentPage';
import { developmentOf, developmentRelease } from './developmentRelease';
import { developmentStore } from './developmentStore';
import { firstBuild } from './firstBuild';
import { usualPort } from './usualPort';

/** Where each application is served. */
export type Origins = Readonly<Partial<Record<ApplicationName, string>>>;

/** Where those who build the other remotes serve them. */
const foreignPorts = remoteNames
  .filter((name) => !isBuiltHere(name))
  .map((name) => usualPort(name));

/** Chooses and keeps a port for each application. The first has the one that is asked for, and remotes move with the shell's. */
async function choosePorts(
  names: readonly ApplicationName[],
  asked: number | undefined,
): Promise<[ApplicationName, KeptPort][]> {
  const chosen: [ApplicationName, KeptPort][] = [];
  const shellPort = names[0] === 'shell' ? asked : undefined;
  for (const [index, name] of names.entries()) {
    const later = names.slice(index + 1).map((it) => usualPort(it, shellPort));
    const others = [...chosen.map(([, { port }]) => port), ...later, ...foreignPorts];
    const own = index === 0 ? { asked, others } : { others };
    chosen.push([name, await choosePort(usualPort(name, shellPort), own)]);
  }
  return chosen;
}

/** The remotes as the shell's page names them. Those that others build are served by those others. */
function releasesAt(origins: Origins): PinnedReleases {
  const served = remoteNames.filter((name) => origins[name] || !isBuiltHere(name));
  return Object.fromEntries(
    served.map((name) => [
      name,
      developmentRelease(name, 'mf-manifest.json', origins[name] ?? developmentOf(name)),
    ]),
  );
}

async function compilerOf(name: ApplicationName): Promise<Compiler> {
  const file = pathToFileURL(join(root, folderOf(name), 'webpack.config.ts')).href;
  const { default: preset } = (await import(file)) as { default: Preset };
  return webpack(preset({}, { mode: 'development' }));
}

function serverOf(name: ApplicationName, compiler: Compiler, port: number, origins: Origins) {
  return new WebpackDevServer(
    {
      port,
      host: IPV4,
      hot: true,
      setupExitSignals: false,
      // The icons and whatever else browsers ask for by a fixed name.
      static: { directory: join(root, folderOf('shell'), PUBLIC_FOLDER), serveIndex: false },
      // The shell's page on its own port loads this remote's scripts.
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['localhost'],
      setupMiddlewares: (middlewares) => [
        developmentStore(name),
        ...middlewares,
        developmentPage(name, compiler, releasesAt(origins)),
      ],
    },
    compiler,
  );
}

/** Serves applications from their sources, all in this process, and resolves once each of them answers. */
export async function serveDevelopment(
  names: readonly ApplicationName[],
  { port: asked }: { port?: number | undefined } = {},
): Promise<Origins> {
  const chosen = await choosePorts(names, asked);
  const origins = Object.fromEntries(
    chosen.map(([name, { port }]) => [name, `http://localhost:${port}`]),
  ) as Origins;
  const servers: WebpackDevServer[] = [];
  try {
    const compilers = await Promise.all(names.map(compilerOf));
    const built = Promise.all(compilers.map(firstBuild));
    for (const [index, [name, { port, giveUp }]] of chosen.entries()) {
      await giveUp();
      const server = serverOf(name, compilers[index] as Compiler, port, origins);
      servers.push(server);
      await startServer(server, port);
    }
    await built;
  } catch (failure) {
    await Promise.all(servers.map((server) => server.stop()));
    throw failure;
  }
  return origins;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { remotes } from '@site/contracts/remotes';
import {
  folderOf,
  isBuiltHere,
  ports,
  remoteNames,
  root,
  type ApplicationName,
} from '@site/tooling/workspace';
import type { Preset } from '../webpack/applicationPresets';
import { PUBLIC_FOLDER } from '@site/releases/release/releaseFormat';
import { choosePort } from './choosePort';
import { developmentPage } from './developmentPage';
import { developmentOf, developmentRelease } from './developmentRelease';
import { developmentStore } from './developmentStore';
import { firstBuild } from './firstBuild';
import { localServer } from './localServer';

/** Where each application is served. */
export type Origins = Readonly<Partial<Record<ApplicationName, string>>>;

const usualPort = (name: ApplicationName) =>
  name === 'shell' ? ports.shellDev : remotes[name].devPort;

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
  return webpack(preset('development'));
}

function serverOf(name: ApplicationName, compiler: Compiler, port: number, origins: Origins) {
  return new WebpackDevServer(
    {
      ...localServer,
      port,
      hot: true,
      // The shell's public folder: icons, and other files that browsers request by a fixed name.
      static: { directory: join(root, folderOf('shell'), PUBLIC_FOLDER), serveIndex: false },
      // The shell's page on its own port loads this remote's scripts.
      headers: { 'Access-Control-Allow-Origin': '*' },
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
  const chosen: [ApplicationName, number][] = [];
  // The first has the port that is asked for, the others those behind it.
  for (const [index, name] of names.entries())
    chosen.push([name, await choosePort(usualPort(name), asked && asked + index)]);
  const origins = Object.fromEntries(
    chosen.map(([name, port]) => [name, `http://localhost:${port}`]),
  ) as Origins;
  const servers: WebpackDevServer[] = [];
  try {
    const compilers = await Promise.all(names.map(compilerOf));
    const built = Promise.all(compilers.map(firstBuild));
    for (const [index, [name, port]] of chosen.entries()) {
      const server = serverOf(name, compilers[index] as Compiler, port, origins);
      servers.push(server);
      await server.start();
    }
    await built;
  } catch (failure) {
    await Promise.all(servers.map((server) => server.stop()));
    throw failure;
  }
  return origins;
}

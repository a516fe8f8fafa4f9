import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { remotes } from '@site/contracts/remotes';
import { ports } from '@site/tooling/ports';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { BuildTarget } from '../webpack/buildTarget';
import { developmentPage } from './developmentPage';
import { developmentStore } from './developmentStore';
import { PUBLIC_FOLDER } from '../webpack/PublicFilesPlugin';

/** Adds the development server to a configuration; outside development the configuration comes back unchanged. */
export function devApplication(
  name: ApplicationName,
  target: BuildTarget,
  configuration: Configuration,
): Configuration {
  if (target !== 'development') return configuration;
  const port = name === 'shell' ? ports.shellDev : remotes[name].devPort;
  return {
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ library: folderOf(name), overlay: false }),
    ],
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      // The icons and whatever else browsers ask for by a fixed name.
      static: name === 'shell' && {
        directory: join(root, folderOf(name), PUBLIC_FOLDER),
        serveIndex: false,
      },
      // The shell's page on its own port loads this remote's scripts.
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['localhost'],
      setupMiddlewares: (middlewares) => [
        developmentStore(name),
        ...middlewares,
        developmentPage(name),
      ],
    },
  };
}

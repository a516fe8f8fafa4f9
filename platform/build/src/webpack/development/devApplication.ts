import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import type { BuildTarget } from '../buildTarget';

/** Lets a development build show edits at once; outside development the configuration comes back unchanged. */
export function devApplication(
  name: ApplicationName,
  target: BuildTarget,
  configuration: Configuration,
): Configuration {
  if (target !== 'development') return configuration;
  return {
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ library: folderOf(name), overlay: false }),
    ],
  };
}

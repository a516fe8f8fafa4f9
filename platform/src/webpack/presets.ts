import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { remotes, type RemoteName } from '@site/contracts/federation';
import { distOf, folderOf, root, type ApplicationName } from '../workspace';
import { devApplication } from './devApplication';
import { EntryListPlugin } from './EntryListPlugin';
import { assetRule, scriptRule, styleRule } from './rules';
import { consumedModules, providedModules } from './sharedModules';

/** A webpack configuration that depends on how webpack was called. */
type Preset = (env: unknown, call: { mode?: Configuration['mode'] }) => Configuration;

/** How long a script of a remote may take before it counts as failed, in ms (webpack's own limit is 120 s). */
const CHUNK_TIMEOUT = 8000;

function application(name: ApplicationName, isDev: boolean): Configuration {
  // mini-css-extract's hot reload asks for the old address when a development file name has a hash.
  const hash = isDev ? '' : '.[contenthash:8]';
  return {
    name,
    mode: isDev ? 'development' : 'production',
    context: join(root, folderOf(name)),
    devtool: isDev ? 'cheap-module-source-map' : false,
    output: {
      path: distOf(name),
      publicPath: 'auto',
      uniqueName: folderOf(name),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      chunkLoadTimeout: CHUNK_TIMEOUT,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: { rules: [scriptRule(name, isDev), styleRule(name), assetRule] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
      }),
    ],
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const federationDefaults = {
  // The registry of `contracts` types the edge; the plugin's own downloads fail in silence.
  dts: false,
  dev: false,
  // The other strategy asks every remote for its entry before the page starts.
  shareStrategy: 'loaded-first',
} as const;

/** The host: header, footer, router. It knows no remote's address; those arrive with the page. */
export function shellPreset(): Preset {
  return (_env, { mode }) => {
    const isDev = mode === 'development';
    const base = application('shell', isDev);
    return devApplication('shell', isDev, {
      ...base,
      entry: { main: './src/main.tsx' },
      plugins: [
        ...(base.plugins ?? []),
        new EntryListPlugin('main'),
        new ModuleFederationPlugin({
          ...federationDefaults,
          name: 'shell',
          remotes: {},
          shared: providedModules,
          manifest: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    });
  };
}

/** A remote: its exposed modules are those that the registry lists, each a file of that name in `src/exposes`. */
export function remotePreset(name: RemoteName): Preset {
  return (_env, { mode }) => {
    const isDev = mode === 'development';
    const base = application(name, isDev);
    const { exposes } = remotes[name];
    return devApplication(name, isDev, {
      ...base,
      // The container is the only entry of a build; running alone has a host page of its own.
      entry: isDev ? { main: './src/dev/main.tsx' } : {},
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          ...federationDefaults,
          name,
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(exposes.map((it) => [`./${it}`, `./src/exposes/${it}.tsx`])),
          shared: isDev ? providedModules : consumedModules,
          manifest: true,
          experiments: {
            externalRuntime: !isDev,
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
          },
        }),
      ],
    });
  };
}

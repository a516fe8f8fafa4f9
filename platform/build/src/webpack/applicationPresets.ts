import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerOf } from '@site/contracts/applicationNames';
import { furtherLanguages } from '@site/company/furtherLanguages';
import type { RemoteName } from '@site/contracts/remotes';
import { root } from '@site/tooling/workspace';
import { application } from './application';
import { EntryListPlugin } from './EntryListPlugin';
import { commonToLanguages, separateSheets, shellEntries } from './languageEntries';
import { exposedEntries, remoteChunks, serverEntries, type RemoteScripts } from './remoteScripts';
import { PublicFilesPlugin } from './PublicFilesPlugin';
import {
  jsxReplacement,
  replacedInRemotes,
  replacedInShell,
} from './federation-runtime/replacements';
import { TextSourcesPlugin } from './texts/TextSourcesPlugin';
import { consumedModules, providedModules } from './sharedModules';
import type { BuildPlace, BuildTarget } from './buildTarget';

/** An application's webpack configuration for a target. */
export type Preset = (target: BuildTarget, place?: BuildPlace) => Configuration;

const federationDefaults = {
  // The registry of `contracts` types the edge; the plugin's own downloads fail in silence.
  dts: false,
  dev: false,
  // The other strategy asks every remote for its entry before the page starts.
  shareStrategy: 'loaded-first',
} as const;

const withoutPreloading = join(root, 'platform/build/src/development/withoutPreloading.ts');

/** What is left out of the federation runtime because the site does not use it. */
const runtimeSize = (target: BuildTarget) => ({
  target: target === 'server' ? ('node' as const) : ('web' as const),
  disableSnapshot: true,
});

/** The host: header, footer, router. It knows no remote's address; those arrive with the page. */
export const shellPreset: Preset = (target, place) => {
  const base = application('shell', target, place);
  const isServer = target === 'server';
  return {
    ...base,
    entry: isServer ? { main: './src/server.ts' } : shellEntries,
    output: { ...base.output, ...(isServer && { library: { type: 'commonjs2' } }) },
    ...(target === 'browser' && {
      optimization: {
        ...base.optimization,
        splitChunks: {
          cacheGroups: { ...separateSheets, commonToLanguages },
        },
      },
    }),
    plugins: [
      ...(base.plugins ?? []),
      ...(isServer
        ? []
        : [
            new EntryListPlugin('main', furtherLanguages),
            new PublicFilesPlugin(),
            new TextSourcesPlugin('shell'),
          ]),
      ...(target === 'browser' ? [replacedInShell] : []),
      new ModuleFederationPlugin({
        ...federationDefaults,
        name: 'shell',
        remotes: {},
        manifest: false,
        ...(target === 'development' && { runtimePlugins: [withoutPreloading] }),
        // With the snapshot, manifests are read and browser tools show the remotes; built pages have no use for it.
        experiments: {
          optimization: { ...runtimeSize(target), disableSnapshot: target !== 'development' },
        },
      }),
    ],
  };
};

export interface RemoteOptions extends RemoteScripts {
  /** It brings a React of its own, of another version than the shell's. */
  ownReact?: boolean;
}

/** A remote: its exposed modules are those that the registry lists. */
export function remotePreset(
  name: RemoteName,
  { ownReact = false, ...scripts }: RemoteOptions = {},
): Preset {
  return (target, place) => {
    const base = application(name, target, place);
    const container = containerOf(name);
    return {
      ...base,
      // The container is the only entry of a build; running alone has a host page of its own.
      entry: target === 'development' ? { main: './src/dev/main.tsx' } : {},
      ...(target === 'browser' && {
        optimization: { ...base.optimization, splitChunks: remoteChunks(name, scripts) },
      }),
      plugins: [
        ...(base.plugins ?? []),
        ...(target === 'server' ? [] : [new TextSourcesPlugin(name)]),
        ...(target === 'browser' ? [replacedInRemotes] : []),
        ...(target === 'development' ? [jsxReplacement] : []),
        new ModuleFederationPlugin({
          ...federationDefaults,
          name: container,
          filename: 'remoteEntry.js',
          ...(target === 'server' && { library: { type: 'commonjs-module', name: container } }),
          exposes: {
            ...exposedEntries(name, scripts),
            ...(target === 'server' && serverEntries(name)),
          },
          shared: ownReact
            ? {}
            : target === 'development'
              ? providedModules
              : consumedModules(target === 'server'),
          manifest: target !== 'server',
          experiments: {
            optimization: { ...runtimeSize(target), disableRemote: true },
          },
        }),
      ],
    };
  };
}

import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Chunk, Configuration } from 'webpack';
import { inLanguage } from '@site/contracts/exposedModules';
import { containerOf } from '@site/contracts/applicationNames';
import { declarationOf, modulesOf, type RemoteName } from '@site/contracts/remotes';
import type { Language } from '@site/company/languages';
import { root } from '@site/tooling/workspace';
import { application } from './application';
import { EntryListPlugin } from './EntryListPlugin';
import {
  commonToLanguages,
  furtherLanguages,
  separateSheets,
  shellEntries,
} from './languageEntries';
import { sheetGroups, type SeparateStyles } from './sheetGroups';
import { PublicFilesPlugin } from './PublicFilesPlugin';
import {
  jsxReplacement,
  replacedInRemotes,
  replacedInShell,
} from './federation-runtime/replacements';
import { TextSourcesPlugin } from './texts/TextSourcesPlugin';
import { consumedModules, providedModules } from './sharedModules';
import { targetOf, type BuildEnvironment, type BuildTarget } from './buildTarget';

/** A webpack configuration that depends on how webpack was called. */
export type Preset = (
  environment: BuildEnvironment,
  call: { mode?: Configuration['mode'] },
) => Configuration;

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
export function shellPreset(): Preset {
  return (environment, { mode }) => {
    const target = targetOf(environment, mode);
    const base = application('shell', target, environment);
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
          // The snapshot of all remotes is what browser tools show; built pages have no use for it.
          experiments: {
            optimization: { ...runtimeSize(target), disableSnapshot: target !== 'development' },
          },
        }),
      ],
    };
  };
}

/** How a remote's exposed modules lie in scripts: a page waits for each script that it needs. */
export interface RemoteOptions {
  /** The name of one script for all exposed modules together, for modules that stand on the same pages. */
  inOneScript?: string;
  /** Styles that have a sheet of their own, by its name. That of an exposed module stands where the module does alone. */
  separateStyles?: SeparateStyles;
  /** It brings a React of its own, of another version than the shell's. */
  ownReact?: boolean;
}

/** The name that the federation plugin gives the script of an exposed module. */
const exposeChunk = (name: string) => `__federation_expose_${name}`;

/**
 * A remote: its exposed modules are those that the registry lists, in each language a file of that name in `src/exposes`.
 * The server build has those of `src/server-modules` as well.
 */
export function remotePreset(
  name: RemoteName,
  { inOneScript, separateStyles = {}, ownReact = false }: RemoteOptions = {},
): Preset {
  return (environment, { mode }) => {
    const target = targetOf(environment, mode);
    const base = application(name, target, environment);
    const { languages, serverModules = [] } = declarationOf(name);
    const exposes = modulesOf(name);
    const container = containerOf(name);
    const script = (language: Language) =>
      inOneScript === undefined ? {} : { name: inLanguage(inOneScript, language) };
    const exposed = [
      ...languages.flatMap((language) =>
        exposes
          .map((exposed) => inLanguage<string>(exposed, language))
          .map((exposed) => [
            `./${exposed}`,
            { import: `./src/exposes/${exposed}.tsx`, ...script(language) },
          ]),
      ),
      ...(target === 'server' ? serverModules : []).map((module) => [
        `./${module}`,
        { import: `./src/server-modules/${module}.ts` },
      ]),
    ];
    // A page is in one language: what a script has in common with the same one in other languages is a file of its own, so
    // that another language costs its words alone.
    const scripts = inOneScript === undefined ? exposes.map(exposeChunk) : [inOneScript];
    const isTranslated = languages.length > 1;
    const commonScripts = (isTranslated ? scripts : []).map((name) => {
      const inLanguages: readonly string[] = languages.map((language) =>
        inLanguage(name, language),
      );
      return {
        name: `${name}.shared`,
        chunks: (chunk: Chunk) => !!chunk.name && inLanguages.includes(chunk.name),
        minChunks: languages.length,
        enforce: true,
      };
    });
    const isOfModule = ({ name }: Chunk) =>
      scripts.some((script) => languages.some((language) => inLanguage(script, language) === name));
    const splitChunks = {
      // What is loaded together is one script.
      chunks: () => false,
      cacheGroups: {
        ...sheetGroups(separateStyles, isOfModule),
        ...Object.fromEntries(commonScripts.map((group) => [group.name, group])),
      },
    };
    return {
      ...base,
      // The container is the only entry of a build; running alone has a host page of its own.
      entry: target === 'development' ? { main: './src/dev/main.tsx' } : {},
      ...(target === 'browser' && { optimization: { ...base.optimization, splitChunks } }),
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
          exposes: Object.fromEntries(exposed) as Record<string, { import: string }>,
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

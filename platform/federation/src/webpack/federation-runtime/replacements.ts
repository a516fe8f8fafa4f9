import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReplaceModulePlugin } from './ReplaceModulePlugin';

const here = dirname(fileURLToPath(import.meta.url));

const replace = (file: string, by: string) =>
  new ReplaceModulePlugin({ file: `@module-federation/${file}`, by: join(here, by) });

/** The module through which the federation plugin puts its runtime into a build. */
const BUNDLER_RUNTIME = 'webpack-bundler-runtime/dist/bundler.js';

/** The files of the federation runtime that the shell's browser build replaces; decision 004 has what each saves. */
export const replacedInShell = [
  replace(BUNDLER_RUNTIME, 'shellRuntime.ts'),
  replace('runtime-core/dist/plugins/snapshot/SnapshotHandler.js', 'snapshots.ts'),
  replace('runtime-core/dist/utils/preload.js', 'preloading.ts'),
  replace('sdk/dist/env.js', 'environment.ts'),
  replace('error-codes/dist/desc.mjs', 'errorTexts.ts'),
];

/** The file that a remote's browser build replaces: the shell brings the runtime. */
export const replacedInRemotes = [replace(BUNDLER_RUNTIME, 'remoteRuntime.ts')];

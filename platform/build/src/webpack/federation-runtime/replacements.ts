import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReplaceModulePlugin } from './ReplaceModulePlugin';

const here = dirname(fileURLToPath(import.meta.url));

const replace = (file: string, by: string) =>
  new ReplaceModulePlugin({ file: `@module-federation/${file}`, by: join(here, by) });

/** The module through which the federation plugin puts its runtime into a build. */
const BUNDLER_RUNTIME = 'webpack-bundler-runtime/dist/bundler.js';

/** The shell's browser build has the part of it that the shell calls. */
export const replacedInShell = replace(BUNDLER_RUNTIME, 'shellRuntime.ts');

/** A remote's browser build has none: the shell brings the runtime. */
export const replacedInRemotes = replace(BUNDLER_RUNTIME, 'remoteRuntime.ts');

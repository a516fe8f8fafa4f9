import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { ReplaceModulePlugin } from './ReplaceModulePlugin';

const webpack = join(root, 'platform/build/src/webpack');

const replace = (file: string, by: string) =>
  new ReplaceModulePlugin({
    file: `@module-federation/${file}`,
    by: join(webpack, 'federation-runtime', by),
  });

/** The module through which the federation plugin puts its runtime into a build. */
const BUNDLER_RUNTIME = 'webpack-bundler-runtime/dist/bundler.js';

/** The shell's browser build has the part of it that the shell calls. */
export const replacedInShell = replace(BUNDLER_RUNTIME, 'shellRuntime.ts');

/** A remote's browser build has none: the shell brings the runtime. */
export const replacedInRemotes = replace(BUNDLER_RUNTIME, 'remoteRuntime.ts');

/** Gives a remote's development build JSX that works with React's production build too. */
export const jsxReplacement = new ReplaceModulePlugin({
  file: 'react/jsx-runtime.js',
  by: join(webpack, 'jsxForAnyReact.ts'),
});

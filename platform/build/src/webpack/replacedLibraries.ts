import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { ReplaceModulePlugin } from './federation-runtime/ReplaceModulePlugin';

/** The router's package names its development build for everyone: 2 KB of warnings (brotli). */
export const productionRouter = new ReplaceModulePlugin({
  file: 'react-router/dist/development/index.mjs',
  by: join(root, 'node_modules/react-router/dist/production/index.mjs'),
});

/** Gives a remote's development build JSX that works with React's production build too. */
export const jsxReplacement = new ReplaceModulePlugin({
  file: 'react/jsx-runtime.js',
  by: join(root, 'platform/build/src/webpack/jsxForAnyReact.ts'),
});

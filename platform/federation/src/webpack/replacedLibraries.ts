import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { ReplaceModulePlugin } from './federation-runtime/ReplaceModulePlugin';
import { routerFacade } from './sharedModules';

/** Gives the shell the router's facade for `react-router-dom`. */
export const routerReplacement = new ReplaceModulePlugin({
  file: 'react-router-dom/dist/index.mjs',
  by: routerFacade,
});

/** Gives a remote's development build JSX that works with React's production build too. */
export const jsxReplacement = new ReplaceModulePlugin({
  file: 'react/jsx-runtime.js',
  by: join(root, 'platform/federation/src/webpack/jsxForAnyReact.ts'),
});

import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { ReplaceModulePlugin } from './federation-runtime/ReplaceModulePlugin';
import { routerFacade } from './sharedModules';
import type { Target } from './target';

/** Gives the shell the router's facade for `react-router-dom`, whose package has another file for Node. */
export const routerReplacement = (target: Target) =>
  new ReplaceModulePlugin({
    file: `react-router-dom/dist/index.${target === 'server' ? 'js' : 'mjs'}`,
    by: routerFacade,
  });

/** Gives a remote's development build JSX that works with React's production build too. */
export const jsxReplacement = new ReplaceModulePlugin({
  file: 'react/jsx-runtime.js',
  by: join(root, 'platform/federation/src/webpack/jsxForAnyReact.ts'),
});

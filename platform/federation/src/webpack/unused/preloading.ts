import { refuse } from './refuse';

/** Stand where the runtime would preload by manifest: a page names what it needs by itself. */
export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};

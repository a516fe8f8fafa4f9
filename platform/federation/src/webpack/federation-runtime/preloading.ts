import { unreachable } from './unreachable';

/** Preloading by manifest: a page's head already names what the page needs. */
export {
  unreachable as defaultPreloadArgs,
  unreachable as formatPreloadArgs,
  unreachable as normalizePreloadExposes,
  unreachable as preloadAssets,
};

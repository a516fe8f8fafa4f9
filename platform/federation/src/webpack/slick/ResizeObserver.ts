/** All browsers that the site supports have it; the package is 1.9 KB (brotli) for those without. */
export default globalThis.ResizeObserver;

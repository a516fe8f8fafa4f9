import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';

/**
 * The first browsers with `light-dark()`, which all colours need. Without them Lightning CSS would write what only later ones
 * read. Versions as it takes them: a byte for each part.
 */
const oldestBrowsers = {
  chrome: 123 << 16,
  firefox: 120 << 16,
  ios_saf: (17 << 16) | (5 << 8),
  safari: (17 << 16) | (5 << 8),
};

export const cssMinimizer = () =>
  new CssMinimizerPlugin<Record<string, unknown>>({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: oldestBrowsers, exclude: Features.VendorPrefixes },
  });

import { Features } from 'lightningcss';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

export const scriptMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 2 } },
  });

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
  new MinimizerPlugin<Record<string, unknown>>({
    test: /\.css$/,
    minify: MinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: oldestBrowsers, exclude: Features.VendorPrefixes },
  });

/**
 * Has every function of a script compiled while the script arrives, beside the page's own thread. Without it each is compiled
 * when it is first called, which held up the start of a page, and the answer to its first touch.
 */
export const compileHint = () =>
  new webpack.BannerPlugin({
    // For Chromium; other browsers pass over it.
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Behind the minimizer, which drops comments, and before source maps, which count its line.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

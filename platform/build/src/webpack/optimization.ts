import { browserslistToTargets, Features } from 'lightningcss';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { oldestBrowsers } from '@site/tooling/oldestBrowsers';

export const scriptMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    // More take no longer: one that finds nothing ends it.
    minimizerOptions: { ecma: 2022, compress: { passes: 5 } },
  });

/** Without them Lightning CSS would write what only later browsers read. */
const targets = browserslistToTargets(
  Object.entries(oldestBrowsers).map(([browser, version]) => `${browser} ${version}`),
);

export const cssMinimizer = () =>
  new MinimizerPlugin<Record<string, unknown>>({
    test: /\.css$/,
    minify: MinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets, exclude: Features.VendorPrefixes },
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

import webpack from 'webpack';

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

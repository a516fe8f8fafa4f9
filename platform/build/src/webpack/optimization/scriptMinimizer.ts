import MinimizerPlugin from 'minimizer-webpack-plugin';

export const scriptMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 2 } },
  });

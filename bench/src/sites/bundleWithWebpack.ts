import webpack, { type Configuration } from 'webpack';

/** Builds. @returns the names of the files that were written. */
export function bundleWithWebpack(configuration: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (failure, stats) => {
      if (failure) return reject(failure);
      if (!stats || stats.hasErrors()) return reject(new Error(stats?.toString('errors-only')));
      resolve(stats.compilation.getAssets().map(({ name }) => name));
    });
  });
}

import webpack, { type Compilation, type Configuration } from 'webpack';

/** webpack's parser option: importing a name that a module does not export fails the build. */
export const strictExports = { javascript: { exportsPresence: 'error' as const } };

/**
 * Builds once; warnings fail the build too.
 * @throws Error with webpack's own messages.
 */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (!stats) reject(failure);
        else if (stats.hasErrors() || stats.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(stats.compilation);
      });
    });
  });
}

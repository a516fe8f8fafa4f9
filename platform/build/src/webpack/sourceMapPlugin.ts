import webpack from 'webpack';

const nameOf = (info: { resourcePath: string }) => info.resourcePath;

/**
 * Writes a map beside each script, which names it nowhere: from positions to lines of our sources, without their text. Paths are
 * relative to the application, so that the same maps are made in any folder.
 */
export const sourceMapPlugin = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: nameOf,
    fallbackModuleFilenameTemplate: nameOf,
  });

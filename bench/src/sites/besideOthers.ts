import type { Configuration } from 'webpack';

/** The output of a build in a folder that holds another language's: a hash tells scripts of the same name apart. */
export const besideOthers = {
  clean: false,
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
} satisfies Configuration['output'];

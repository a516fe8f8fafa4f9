import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/** Builds a file of this package (relative to `bench/src`) in place of every module of that name. */
export function replaceModule(name: string, file: string): webpack.NormalModuleReplacementPlugin {
  const replacement = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`[\\\\/]${name}$`), replacement);
}

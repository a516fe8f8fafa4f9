import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { distOf, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { drawingRule } from './drawings/drawingRule';
import { SameInAnyFolderPlugin } from './federation-runtime/SameInAnyFolderPlugin';
import { assetRule, scriptRule, serverStyleRules, styleRule } from './loaderRules';
import { compileHint, cssMinimizer, scriptMinimizer } from './optimization';
import { sourceMapPlugin } from './sourceMapPlugin';
import { strictExports } from './runWebpack';
import { ReadableTextsPlugin, textRule } from './texts/readableTexts';
import { thirdParties } from './thirdParties';
import type { BuildEnvironment, BuildTarget } from './buildTarget';

/** Texts as object literals, whose keys the minimizer shortens: `JSON.parse` of a string takes 2 % more bytes. */
const generator = { json: { JSONParse: false } };

/** The router's package names its development build for everyone: 2 KB of warnings (brotli). */
const productionRouter = {
  'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
};

/** What the builds of all applications have in common. */
export function application(
  name: ApplicationName,
  target: BuildTarget,
  { base, out }: BuildEnvironment,
): Configuration {
  const shared: Configuration = {
    name,
    mode: target === 'development' ? 'development' : 'production',
    context: join(root, folderOf(name)),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: { hints: false },
    stats: 'errors-warnings',
    // The federation plugin warns in every build about `publicPath: 'auto'`, which remotes need.
    infrastructureLogging: { level: 'error' },
  };
  const output = {
    path: out ?? distOf(name),
    uniqueName: folderOf(name),
    clean: true,
    // A module that throws would be there, and empty, when it is asked for again; and this is what a command would tell.
    strictModuleErrorHandling: true,
  };
  if (target === 'server') {
    return {
      ...shared,
      target: 'async-node',
      // The base is where files are that code asks for by their names.
      output: {
        ...output,
        filename: '[name].js',
        chunkFilename: '[name].js',
        ...(base && { publicPath: base }),
      },
      module: {
        rules: [
          scriptRule(name, target),
          textRule,
          ...serverStyleRules(name),
          assetRule(base),
          drawingRule(),
        ],
        parser: strictExports,
      },
      plugins: [new SameInAnyFolderPlugin(), new ReadableTextsPlugin(), sourceMapPlugin()],
      // Nobody downloads these: readable stack traces are worth more than bytes.
      optimization: { minimize: false, splitChunks: false },
    };
  }
  return {
    ...shared,
    ...(target === 'browser' && { resolve: { ...shared.resolve, alias: productionRouter } }),
    // webpack's own code and the minimizer otherwise keep to ES5; the sources are compiled to ES2022 anyway.
    target: ['web', 'es2022'],
    devtool: target === 'development' ? 'cheap-module-source-map' : false,
    output: {
      ...output,
      publicPath: 'auto',
      // Scripts are in the encoding of the page, which says it.
      charset: false,
      // A release's folder is named by its content: hashes of files would only weigh on every page that names them.
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
    },
    module: {
      rules: [
        scriptRule(name, target),
        textRule,
        styleRule(name, target),
        assetRule(),
        drawingRule(),
      ],
      parser: strictExports,
      generator,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ChunkIntegrityPlugin(),
      new SameInAnyFolderPlugin(),
      new ReadableTextsPlugin(),
      ...(target === 'development' ? [] : [compileHint(), sourceMapPlugin(), thirdParties(name)]),
    ],
    optimization: { minimizer: [scriptMinimizer(), cssMinimizer()] },
  };
}

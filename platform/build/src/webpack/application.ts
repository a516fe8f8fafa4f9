import { dirname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import {
  distOf,
  exportedFile,
  folderOf,
  root,
  type ApplicationName,
} from '@site/tooling/workspace';
import { ChunkIntegrityPlugin } from './ChunkIntegrityPlugin';
import { drawingRule } from './drawings/drawingRule';
import { SameInAnyFolderPlugin } from './federation-runtime/SameInAnyFolderPlugin';
import { assetRule, scriptRule, serverStyleRules, styleRule } from './loaderRules';
import { compileHint, cssMinimizer, scriptMinimizer } from './optimization';
import { sourceMapPlugin } from './sourceMapPlugin';
import { strictExports } from './runWebpack';
import { ReadableTextsPlugin, textRule } from './texts/readableTexts';
import { thirdParties } from './thirdParties';
import { sourceFolder, type BundleName } from './bundleName';
import type { BuildPlace, BuildTarget } from './buildTarget';

/** Texts as object literals, whose keys the minimizer shortens: `JSON.parse` of a string takes 2 % more bytes. */
const generator = { json: { JSONParse: false } };

const routerFolder = dirname(exportedFile('react-router/package.json', 'platform/build'));

/**
 * Every export condition of the router's package names its development build: 2 KB of warnings (brotli), for which the budget of
 * Buy Now has no room. `react-router-dom` takes from both; two builds would have two copies of the router's contexts.
 */
const productionRouter = {
  'react-router$': join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** What all builds of a bundle have in common. */
const anyBuild = (name: BundleName, target: BuildTarget): Configuration => ({
  name,
  mode: target === 'development' ? 'development' : 'production',
  context: join(root, sourceFolder(name)),
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
  // The federation plugin warns in every build about `publicPath: 'auto'`, which remotes need.
  infrastructureLogging: { level: 'error' },
});

/** What browsers get, whoever serves it: its scripts, styles and other files, by webpack's pattern for their names. */
export function browserBundle(
  name: BundleName,
  target: Exclude<BuildTarget, 'server'>,
  fileName = '[name]',
): Configuration & { plugins: WebpackPluginInstance[] } {
  const isDevelopment = target === 'development';
  const base = anyBuild(name, target);
  return {
    ...base,
    ...(!isDevelopment && { resolve: { ...base.resolve, alias: productionRouter } }),
    // webpack's own code and the minimizer otherwise keep to ES5; the sources are compiled to ES2022 anyway.
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      uniqueName: sourceFolder(name),
      // A module that throws would be there, and empty, when it is asked for again; and this is what a command would tell.
      strictModuleErrorHandling: true,
      // Scripts are in the encoding of the page, which says it.
      charset: false,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
    },
    module: {
      rules: [
        scriptRule(name, target),
        textRule,
        styleRule(name, target),
        assetRule(fileName),
        drawingRule(),
      ],
      parser: strictExports,
      generator,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${fileName}.css`, chunkFilename: `${fileName}.css` }),
      new ReadableTextsPlugin(),
      ...(isDevelopment
        ? [new ReactRefreshPlugin({ library: sourceFolder(name), overlay: false })]
        : []),
    ],
    optimization: { minimizer: [scriptMinimizer(), cssMinimizer()] },
  };
}

/** What the builds of all applications of the site have in common. */
export function application(
  name: ApplicationName,
  target: BuildTarget,
  { base, out }: BuildPlace = {},
): Configuration {
  const folder = { path: out ?? distOf(name), clean: true };
  if (target === 'server') {
    return {
      ...anyBuild(name, target),
      target: 'async-node',
      output: {
        ...folder,
        uniqueName: folderOf(name),
        strictModuleErrorHandling: true,
        filename: '[name].js',
        chunkFilename: '[name].js',
        // The base is where files are that code asks for by their names.
        ...(base && { publicPath: base }),
      },
      module: {
        rules: [
          scriptRule(name, target),
          textRule,
          ...serverStyleRules(name),
          assetRule('[name]', base),
          drawingRule(),
        ],
        parser: strictExports,
      },
      plugins: [new SameInAnyFolderPlugin(), new ReadableTextsPlugin(), sourceMapPlugin()],
      // Nobody downloads these: readable stack traces are worth more than bytes.
      optimization: { minimize: false, splitChunks: false },
    };
  }
  // A release's folder is named by its content: hashes of files would only weigh on every page that names them.
  const bundle = browserBundle(name, target);
  return {
    ...bundle,
    output: {
      ...bundle.output,
      ...folder,
      publicPath: 'auto',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
    },
    plugins: [
      ...bundle.plugins,
      new ChunkIntegrityPlugin(),
      new SameInAnyFolderPlugin(),
      ...(target === 'development' ? [] : [compileHint(), sourceMapPlugin(), thirdParties(name)]),
    ],
  };
}

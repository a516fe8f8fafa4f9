import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import refreshTypeScript from 'react-refresh-typescript';
import type { RuleSetRule } from 'webpack';
import { folderOf, root, type ApplicationName } from '../workspace';
import { wrapInLayer } from './wrapInLayer';

const MEDIA = join(root, 'shared-ui/src/styles/media.css');

/** TypeScript: compiled here, checked by `npm run types`. */
export function scriptRule(name: ApplicationName, isDev: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      instance: name,
      configFile: join(root, folderOf(name), 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
      ...(isDev && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
    },
  };
}

/**
 * Styles. Class names begin with the application's name, so that two releases of one shared component
 * never meet on a page under one name.
 */
export function styleRule(name: ApplicationName): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          importLoaders: 1,
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: `${folderOf(name)}_[name]__[local]-[hash:base64:4]`,
          },
        },
      },
      {
        loader: 'postcss-loader',
        options: {
          postcssOptions: {
            plugins: [globalData({ files: [MEDIA] }), customMedia(), wrapInLayer()],
          },
        },
      },
    ],
  };
}

/** Pictures and fonts: files of their own, named by their content. */
export const assetRule: RuleSetRule = {
  test: /\.(woff2|avif|webp|png|svg)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
};

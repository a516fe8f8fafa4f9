import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import refreshTypeScript from 'react-refresh-typescript';
import type { RuleSetRule } from 'webpack';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { Target } from './target';
import { sharedStyles } from '../styles/sharedStyles';
import { wrapInLayer } from './wrapInLayer';

/** TypeScript: compiled here, checked by `npm run types`. */
export function scriptRule(name: ApplicationName, target: Target): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      instance: `${name}-${target}`,
      configFile: join(root, folderOf(name), 'tsconfig.json'),
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
      ...(target === 'development' && {
        getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
      }),
    },
  };
}

/** How class names are made; alike in both builds of an application, or hydration would find others. */
const classNames = (name: ApplicationName) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: `${folderOf(name)}_[name]__[local]-[hash:base64:4]`,
});

/** The server needs the class names alone. */
export function serverStyleRules(name: ApplicationName): RuleSetRule[] {
  return [
    {
      test: /\.module\.css$/,
      loader: 'css-loader',
      options: { modules: { ...classNames(name), exportOnlyLocals: true } },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
  ];
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
          modules: classNames(name),
        },
      },
      {
        loader: 'postcss-loader',
        options: {
          postcssOptions: {
            plugins: [globalData({ files: [sharedStyles.media] }), customMedia(), wrapInLayer()],
          },
        },
      },
    ],
  };
}

/**
 * Pictures and fonts: files of their own, named by their content. A server build writes none; it names those of the
 * browser build, which stand under `base`.
 */
export function assetRule(base?: string): RuleSetRule {
  return {
    test: /\.(woff2|avif|webp|png|svg)$/,
    type: 'asset/resource',
    generator: {
      filename: '[name].[contenthash:8][ext]',
      ...(base && { emit: false, publicPath: base }),
    },
  };
}

/** The federation runtime's packages do not say that a file of theirs whose exports nobody uses may be left out. */
export const unusedRuntimeRule: RuleSetRule = {
  test: /[\\/]@module-federation[\\/]/,
  sideEffects: false,
};

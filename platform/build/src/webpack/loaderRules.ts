import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import type { RuleSetRule } from 'webpack';
import { root } from '@site/tooling/workspace';
import type { Plugin } from 'postcss';
import { classNames } from './classNames';
import type { BuildTarget } from './buildTarget';
import { sourceFolder, type BundleName } from './bundleName';
import { stylePlugins } from '../styles/stylePlugins';

/** TypeScript: compiled here, checked by `npm run types`. */
export function scriptRule(name: BundleName, target: BuildTarget): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      instance: `${name}-${target}`,
      configFile: join(root, sourceFolder(name), 'tsconfig.json'),
      // Without it, maps would lead to what the compiler has made of a file.
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
      ...(target === 'development' && {
        getCustomTransformers: () => ({ before: [refreshTypeScript()] }),
      }),
    },
  };
}

/** How css-loader makes class names: readable ones in development. */
function cssModules(name: BundleName, target: BuildTarget) {
  const nameOf = classNames(name);
  return {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    ...(target === 'development'
      ? { localIdentName: `${sourceFolder(name)}_[name]__[local]-[hash:base64:4]` }
      : {
          getLocalIdent: (
            { resourcePath }: { resourcePath: string },
            _template: string,
            local: string,
          ) => nameOf(resourcePath, local),
        }),
  };
}

/** The server needs the class names alone. */
export function serverStyleRules(name: BundleName): RuleSetRule[] {
  return [
    {
      test: /\.module\.css$/,
      loader: 'css-loader',
      options: { modules: { ...cssModules(name, 'server'), exportOnlyLocals: true } },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
  ];
}

/**
 * Lets a page of a development server wait for its fonts. A built page preloads them and does without one that is late; one in
 * development is so busy with its scripts that they often are.
 */
function showFonts(): Plugin {
  return {
    postcssPlugin: 'show-fonts',
    Declaration: {
      'font-display': (declaration) => {
        if (declaration.value !== 'block') declaration.value = 'block';
      },
    },
  };
}

export function styleRule(name: BundleName, target: BuildTarget): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          importLoaders: 1,
          modules: cssModules(name, target),
        },
      },
      {
        loader: 'postcss-loader',
        options: {
          postcssOptions: {
            plugins: [...stylePlugins(), ...(target === 'development' ? [showFonts()] : [])],
          },
        },
      },
    ],
  };
}

/**
 * Pictures and fonts: files of their own, whose names must differ within an application. A server build writes none; it names
 * those of the browser build, which stand under `base`.
 */
export function assetRule(name: string, base?: string): RuleSetRule {
  return {
    test: /\.(woff2|avif|webp|png|svg)$/,
    type: 'asset/resource',
    generator: {
      filename: `${name}[ext]`,
      ...(base && { emit: false, publicPath: base }),
    },
  };
}

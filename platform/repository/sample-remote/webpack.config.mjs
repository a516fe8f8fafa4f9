import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageOf, shareConfig, singletons } from '@site/contracts/sharedLibraries';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import packageFile from './package.json' with { type: 'json' };

const { dependencies } = packageFile;

export default {
  mode: 'production',
  entry: './src/main.ts',
  output: { publicPath: 'auto', clean: true },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  devServer: {
    // The `devPort` of its declaration: there the site's shell looks for it in development.
    port: 3003,
    static: 'public',
    headers: { 'Access-Control-Allow-Origin': '*' },
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'sample_remote',
      filename: 'remoteEntry.js',
      exposes: { './Widget': './src/Widget.tsx' },
      // React comes from the shell.
      shared: Object.fromEntries(
        singletons.map((it) => [it, shareConfig(dependencies[packageOf(it)])]),
      ),
      dts: false,
    }),
  ],
};

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

export default {
  mode: 'production',
  entry: {},
  output: { publicPath: 'auto' },
  module: {
    rules: [{ test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'notes',
      filename: 'remoteEntry.js',
      exposes: { './Notes': './src/Notes.jsx' },
      dts: false,
    }),
  ],
};

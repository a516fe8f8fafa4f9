import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { FirebaseSettings } from '@site/contracts/database';
import { root } from '@site/tooling/workspace';
import { browserBundle } from '../webpack/application';
import { standaloneSource } from '../webpack/standaloneScripts';
import type { BuildTarget } from '../webpack/buildTarget';

/** The order desk: one page, which says where its database is. */
export function deskPreset(
  target: Exclude<BuildTarget, 'server'>,
  settings: FirebaseSettings,
): Configuration {
  const isDevelopment = target === 'development';
  // The frame is a page of the built desk.
  const hasAppCheck = !isDevelopment && settings.appCheck !== undefined;
  const bundle = browserBundle(
    'desk',
    target,
    isDevelopment ? 'assets/[name]' : 'assets/[name]-[contenthash:8]',
  );
  return {
    ...bundle,
    entry: {
      desk: './src/main.tsx',
      // The script that asks Google for tokens: that of the order form.
      ...(hasAppCheck && { 'app-check': standaloneSource('order', 'appCheckFrame') }),
    },
    // A script that is imported needs no Trusted Types policy, as one that is written into the page would.
    experiments: { outputModule: true },
    output: { ...bundle.output, module: true, publicPath: '/' },
    module: {
      ...bundle.module,
      rules: [
        ...(bundle.module?.rules ?? []),
        {
          test: /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/,
          loader: join(root, 'platform/build/src/desk/zipInPage.mjs'),
        },
      ],
    },
    plugins: [
      ...bundle.plugins,
      new webpack.DefinePlugin({
        FIREBASE_SETTINGS: JSON.stringify(settings),
        HAS_APP_CHECK: String(hasAppCheck),
      }),
    ],
  };
}

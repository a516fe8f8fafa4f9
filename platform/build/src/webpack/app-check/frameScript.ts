import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { APP_CHECK_SCRIPT } from '@site/contracts/appCheckFrame';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { scriptRule } from '../loaderRules';
import { strictExports } from '../strictExports';

/** The sources of the script in the App Check frame; only the order remote has one. */
export const frameSource = (name: ApplicationName): string =>
  join(root, folderOf(name), 'src/order-store/app-check/frame.ts');

/**
 * Builds that script into the folder of the files for the browser. It is no part of the federation: the frame is a page
 * of its own.
 */
export function frameScript(name: ApplicationName, out: string): Configuration {
  return {
    name,
    mode: 'production',
    context: join(root, folderOf(name)),
    target: ['web', 'es2022'],
    devtool: false,
    entry: { frame: frameSource(name) },
    output: {
      path: join(out, dirname(APP_CHECK_SCRIPT)),
      filename: basename(APP_CHECK_SCRIPT),
      asyncChunks: false,
      clean: true,
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [scriptRule(name, 'browser')], parser: strictExports },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

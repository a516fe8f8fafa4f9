import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { SERVICE_WORKER_PART } from '@site/releases';
import { scriptRule } from '../loaderRules';
import { strictExports } from '../strictExports';

/** The sources of an application's part of the service worker; not every application has one. */
export const serviceWorkerSource = (name: ApplicationName): string =>
  join(root, folderOf(name), 'src/service-worker/part.ts');

/** Builds that part into a folder as one script: compose writes the parts of all applications into one worker. */
export function serviceWorkerPart(name: ApplicationName, out: string): Configuration {
  return {
    name,
    mode: 'production',
    context: join(root, folderOf(name)),
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { part: serviceWorkerSource(name) },
    output: { path: out, filename: SERVICE_WORKER_PART, asyncChunks: false, clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [scriptRule(name, 'browser')],
      parser: strictExports,
      generator: { json: { JSONParse: false } },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

import { basename, dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { APP_CHECK_SCRIPT } from '@site/order-model/appCheckFrame';
import { SERVICE_WORKER_PART } from '@site/releases/release/releaseFormat';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { scriptRule } from './loaderRules';
import { sourceFolder, type BundleName } from './bundleName';
import { strictExports } from './runWebpack';

/** Scripts of an application that are no part of the federation; where a file is missing, the application has none. */
const standaloneSources = {
  /** Its part of the service worker: compose writes the parts of all applications into one worker. */
  serviceWorker: 'src/service-worker/serviceWorker.ts',
  /** The script in the App Check frame, a page of its own; only the order remote has one. */
  appCheckFrame: 'src/order-store/appCheckFrame.ts',
} as const;

export type StandaloneScript = keyof typeof standaloneSources;

export const standaloneSource = (name: ApplicationName, script: StandaloneScript): string =>
  join(root, folderOf(name), standaloneSources[script]);

/** A script in one file, of an application or of the desk. */
export function singleScript(
  name: BundleName,
  source: string,
  { file, out, isWorker }: { file: string; out: string; isWorker: boolean },
): Configuration {
  return {
    name,
    mode: 'production',
    context: join(root, sourceFolder(name)),
    target: [isWorker ? 'webworker' : 'web', 'es2022'],
    devtool: false,
    entry: source,
    output: { path: join(out, dirname(file)), filename: basename(file), asyncChunks: false },
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

/** Builds such a script into a folder, as the file that others ask for. */
export function standaloneScript(
  name: ApplicationName,
  script: StandaloneScript,
  out: string,
): Configuration {
  const isWorker = script === 'serviceWorker';
  const file = isWorker ? SERVICE_WORKER_PART : APP_CHECK_SCRIPT;
  const single = singleScript(name, standaloneSource(name, script), { file, out, isWorker });
  return { ...single, output: { ...single.output, clean: true } };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation } from 'webpack';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { Preset } from '../webpack/applicationPresets';
import { runWebpack } from '../webpack/runWebpack';
import {
  standaloneScript,
  standaloneSource,
  type StandaloneScript,
} from '../webpack/standaloneScripts';
import type { BuildEnvironment } from '../webpack/buildTarget';

/**
 * Builds an application for the browser into a folder, which is emptied first; warnings fail the build.
 * @throws webpack's own messages
 */
export function buildWeb(name: ApplicationName, out: string): Promise<Compilation> {
  return build(name, { out });
}

/**
 * Builds an application for the server's rendering. `base` is where its browser files stand on the site, with a slash
 * at both ends.
 * @throws webpack's own messages
 */
export function buildServer(
  name: ApplicationName,
  out: string,
  base: string,
): Promise<Compilation> {
  return build(name, { server: true, out, base });
}

/**
 * Builds one of an application's scripts beside the federation into a folder; nothing where it has none.
 * @throws webpack's own messages
 */
export async function buildStandalone(
  name: ApplicationName,
  script: StandaloneScript,
  out: string,
): Promise<void> {
  if (existsSync(standaloneSource(name, script)))
    await runWebpack(standaloneScript(name, script, out));
}

async function build(name: ApplicationName, environment: BuildEnvironment): Promise<Compilation> {
  const file = pathToFileURL(join(root, folderOf(name), 'webpack.config.ts')).href;
  return fromRoot(async () => {
    const { default: preset } = (await import(file)) as { default: Preset };
    return runWebpack(preset(environment, { mode: 'production' }));
  });
}

/**
 * The federation plugin takes a version and a folder from the working directory, one of them when it is loaded: the same sources
 * would be another release from elsewhere.
 */
async function fromRoot<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = process.cwd();
  process.chdir(root);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

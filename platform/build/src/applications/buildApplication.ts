import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compilation } from 'webpack';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { Preset } from '../presets/applicationPresets';
import { frameScript, frameSource } from '../webpack/app-check/frameScript';
import { runWebpack } from '../webpack/runWebpack';
import {
  serviceWorkerPart,
  serviceWorkerSource,
} from '../webpack/service-worker/serviceWorkerPart';
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
 * Builds an application's part of the service worker; undefined when it has none.
 * @throws webpack's own messages
 */
export async function buildServiceWorkerPart(
  name: ApplicationName,
  out: string,
): Promise<Compilation | undefined> {
  if (!existsSync(serviceWorkerSource(name))) return undefined;
  return runWebpack(serviceWorkerPart(name, out));
}

/**
 * Builds the script of an application's App Check frame into the folder of its files for the browser; undefined when it has
 * none.
 * @throws webpack's own messages
 */
export async function buildFrameScript(
  name: ApplicationName,
  web: string,
): Promise<Compilation | undefined> {
  if (!existsSync(frameSource(name))) return undefined;
  return runWebpack(frameScript(name, web));
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

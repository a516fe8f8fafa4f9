import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { Preset } from '../webpack/applicationPresets';
import { runWebpack } from '../webpack/runWebpack';
import {
  standaloneScript,
  standaloneSource,
  type StandaloneScript,
} from '../webpack/standaloneScripts';
import type { BuildPlace, BuildTarget } from '../webpack/buildTarget';

/**
 * Builds an application into a folder, which is emptied first; warnings fail the build.
 * @throws webpack's own messages
 */
export async function buildApplication(
  name: ApplicationName,
  target: Exclude<BuildTarget, 'development'>,
  place: BuildPlace,
): Promise<void> {
  const file = pathToFileURL(join(root, folderOf(name), 'webpack.config.ts')).href;
  await fromRoot(async () => {
    const { default: preset } = (await import(file)) as { default: Preset };
    await runWebpack(preset(target, place));
  });
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

/**
 * The federation plugin takes a version and a folder from the working directory, one of them when it is loaded: the same sources
 * would be another release from elsewhere.
 */
async function fromRoot(work: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  process.chdir(root);
  try {
    await work();
  } finally {
    process.chdir(before);
  }
}

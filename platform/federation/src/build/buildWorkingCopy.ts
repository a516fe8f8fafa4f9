import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { siteInFolder, defaultSiteFolder } from '../deployments/site';
import { rememberBuild } from './builtFrom';
import { assertContentIsValid } from '@site/content-tools/checks/checkApplicationContent';
import { builtFromFile, inputsOfApplication } from './inputsOfApplication';
import { makeRelease, type Builder } from './makeRelease';
import { distOf, folderOf, root, type ApplicationName } from '@site/tooling/workspace';

/** In a workspace's `dist`: the id of the release that its sources were last built into. */
export const idFile = (name: ApplicationName) => join(distOf(name), 'release-id');

/** Makes a release of an application as its sources stand now. Its version says that nobody has released it. */
export async function buildWorkingCopy(application: ApplicationName): Promise<void> {
  const file = await readFile(join(root, folderOf(application), 'package.json'), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  const startedAt = Date.now();
  const builds: Compilation[] = [];
  const { buildFrameScript, buildServer, buildServiceWorkerPart, buildWeb } =
    await import('./buildApplication');
  const builder: Builder = {
    checkContent: assertContentIsValid,
    buildWeb: async (...args) => void builds.push(await buildWeb(...args)),
    buildServer: async (...args) => void builds.push(await buildServer(...args)),
    buildServiceWorkerPart: async (...args) => {
      const build = await buildServiceWorkerPart(...args);
      if (build) builds.push(build);
    },
    buildFrameScript: async (...args) => {
      const build = await buildFrameScript(...args);
      if (build) builds.push(build);
    },
  };
  const release = await makeRelease({
    application,
    builder,
    store: siteInFolder(defaultSiteFolder).store,
    version: (hash) => `${version}-dev.${hash.slice(0, 8)}`,
    say: (line) => console.log(line),
  });
  await mkdir(distOf(application), { recursive: true });
  await writeFile(idFile(application), release.id);
  await rememberBuild(
    builtFromFile(application),
    inputsOfApplication(application, builds),
    startedAt,
  );
}

/** The id of the release that an application's sources were last built into. Rejects when they never were. */
export function workingCopyId(application: ApplicationName): Promise<string> {
  return readFile(idFile(application), 'utf8');
}

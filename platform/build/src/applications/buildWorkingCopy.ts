import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { folderStore, defaultSiteFolder, makeRelease, type Builder } from '@site/releases';
import { builtFromFile, rememberBuild } from './builtFrom';
import { assertContentIsValid } from '@site/content-tools/checks/checkApplicationContent';
import { inputsOfApplication } from './inputsOfApplication';
import { idFile } from './workingCopy';
import { distOf, folderOf, root, type ApplicationName } from '@site/tooling/workspace';

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
    store: folderStore(defaultSiteFolder),
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

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSiteFolder } from '@site/releases/store/openStore';
import { assertBuiltHere, makeRelease } from '@site/releases/making/makeRelease';
import { folderStore } from '@site/releases/store/folderStore';
import { assertContentIsValid } from '@site/content-tools/checks/checkApplicationContent';
import { distOf, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { idFile, recordBuild, recordOf } from './buildRecord';
import { webpackBuilder } from './webpackBuilder';

/** Makes a release of an application as its sources stand now. Its version says that nobody has released it. */
export async function buildWorkingCopy(application: ApplicationName): Promise<void> {
  assertBuiltHere(application);
  const file = await readFile(join(root, folderOf(application), 'package.json'), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  await recordBuild(recordOf(application), async () => {
    const release = await makeRelease({
      application,
      builder: { ...webpackBuilder, checkContent: assertContentIsValid },
      store: folderStore(defaultSiteFolder),
      version: (hash) => `${version}-dev.${hash.slice(0, 8)}`,
      say: (line) => console.log(line),
    });
    await mkdir(distOf(application), { recursive: true });
    await writeFile(idFile(application), release.id);
  });
}

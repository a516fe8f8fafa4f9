import { adopt } from '@site/releases/adopt/adopt';
import { readBuildFolder } from '@site/releases/adopt/readBuildFolder';
import { storeOption } from '@site/releases/store/openStore';
import { commandForLive } from '../deployments/makeLive';
import { releaseTitle } from '@site/releases/release/releaseFormat';
import { isApplicationName } from '@site/tooling/command-line/applicationNames';
import { UsageError } from '@site/tooling/command-line/command';
import { LOCAL } from '../targets/localTarget';
import type { SiteTools } from './siteTools';

/** Makes a release of a remote that others built, and says what to do with it. */
export async function runAdopt(
  name: string,
  folder: string,
  { terminal, ...tools }: SiteTools,
): Promise<void> {
  if (!isApplicationName(name)) {
    throw new UsageError(
      `There is no remote "${name}". To declare it: npm run new -- remote ${name} --foreign`,
    );
  }
  if (name === 'shell') throw new UsageError('The shell is built here.');
  const build = await readBuildFolder(folder);
  const store = tools.store();
  const { release, isNew, warnings } = await adopt(name, build, { store });
  const title = releaseTitle(release);
  // This machine shows those of its own store alone.
  const target = storeOption(store) === '' ? { name: LOCAL, isLocal: true } : { name: 'TARGET' };
  terminal.write(
    isNew
      ? `${title} is in the store as ${release.id}. To show it: ${commandForLive({ target, store }, [name], release.version)}\n`
      : `${title} is already there, as ${release.id}.\n`,
  );
  for (const warning of warnings) terminal.warn(warning);
  if (release.adopted?.shared.react === undefined) {
    terminal.write(
      `It takes no React from the page, so pages call the { mount } that it exports: docs/recipes/foreign-remote.md\n`,
    );
  }
}

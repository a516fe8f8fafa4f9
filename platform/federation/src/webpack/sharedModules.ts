import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareConfig, singletons } from '@site/contracts/sharedLibraries';
import { exportedFile, root } from '@site/tooling/workspace';

/** A library is shared in the version that is installed. */
function singleton(name: string) {
  const { version } = JSON.parse(readFileSync(exportedFile(`${name}/package.json`), 'utf8')) as {
    version: string;
  };
  return { version, ...shareConfig(version) };
}

/** The part of the router that the site uses: sharing the whole package would keep 49 KB more of it (gzip). */
export const routerFacade = join(root, 'platform/federation/src/webpack/router/routerFacade.ts');

/** What a remote brings that runs alone, without a shell. */
export const providedModules = Object.fromEntries(
  singletons.map((name) => [
    name,
    {
      ...singleton(name),
      eager: true,
      ...(name === 'react-router-dom' && { import: routerFacade }),
    },
  ]),
);

/** What a remote takes from the shell (`shell/src/remotes/provideLibraries`); it carries no copy of its own. */
export const consumedModules = Object.fromEntries(
  singletons.map((name) => [name, { ...singleton(name), import: false as const }]),
);

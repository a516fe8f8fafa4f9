import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '@site/contracts/federation';
import { root } from '@site/tooling/workspace';

const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const singleton = (name: string) => {
  const version = dependencies[name] ?? '';
  return { singleton: true, version, requiredVersion: `^${version}` };
};

/**
 * The router without what the site does not use: sharing the whole package would keep 49 KB of it (gzip).
 * The server's rendering adds a router of its own to the same list.
 */
export const routerFacades = {
  browser: join(root, 'platform/federation/src/webpack/routerFacade.ts'),
  server: join(root, 'platform/federation/src/webpack/routerFacadeOnServer.ts'),
};

/** What a remote brings that runs alone, without a shell. */
export const providedModules = Object.fromEntries(
  singletons.map((name) => [
    name,
    {
      ...singleton(name),
      eager: true,
      ...(name === 'react-router-dom' && { import: routerFacades.browser }),
    },
  ]),
);

/** What a remote takes from the shell (`shell/src/remotes/provideLibraries`); it carries no copy of its own. */
export const consumedModules = Object.fromEntries(
  singletons.map((name) => [name, { ...singleton(name), import: false as const }]),
);

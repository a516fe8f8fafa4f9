import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';
import { SINGLETONS } from './singletons';

const { dependencies } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const versionOf = (name: string): string => dependencies[name] ?? '';

const singleton = (name: string) => ({
  singleton: true,
  version: versionOf(name),
  requiredVersion: `^${versionOf(name)}`,
});

/**
 * The router without what the site does not use: sharing the whole package would keep 49 KB of it (gzip).
 * The server's rendering adds a router of its own to the same list.
 */
export const routerFacades = {
  browser: join(root, 'platform/src/webpack/routerFacade.ts'),
  server: join(root, 'platform/src/webpack/routerFacadeOnServer.ts'),
};

const providedWith = (facade: string) =>
  Object.fromEntries(
    SINGLETONS.map((name) => [
      name,
      { ...singleton(name), eager: true, ...(name === 'react-router-dom' && { import: facade }) },
    ]),
  );

/** What the shell provides, in its first script. */
export const providedModules = providedWith(routerFacades.browser);

/** What the shell provides where pages are rendered. */
export const providedOnServer = providedWith(routerFacades.server);

/** What a remote takes from the shell; it carries no copy of its own. */
export const consumedModules = Object.fromEntries(
  SINGLETONS.map((name) => [name, { ...singleton(name), import: false as const }]),
);

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../workspace';

const { dependencies } = createRequire(join(root, 'shell/'))('./package.json') as {
  dependencies: Record<string, string>;
};

/** One copy of each of these is on the page, and it is the shell's. */
const SINGLETONS = ['react', 'react-dom', 'react-router-dom'];

const versionOf = (name: string): string => dependencies[name] ?? '';

const singleton = (name: string) => ({
  singleton: true,
  version: versionOf(name),
  requiredVersion: `^${versionOf(name)}`,
});

/** The router without what the site does not use: sharing the whole package would keep 49 KB of it (gzip). */
const routerFacade = join(root, 'platform/src/webpack/routerFacade.ts');

/** What the shell provides, in its first script. */
export const providedModules = Object.fromEntries(
  SINGLETONS.map((name) => [
    name,
    {
      ...singleton(name),
      eager: true,
      ...(name === 'react-router-dom' && { import: routerFacade }),
    },
  ]),
);

/** What a remote takes from the shell; it carries no copy of its own. */
export const consumedModules = Object.fromEntries(
  SINGLETONS.map((name) => [name, { ...singleton(name), import: false as const }]),
);

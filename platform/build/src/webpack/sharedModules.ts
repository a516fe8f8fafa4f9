import { readFileSync } from 'node:fs';
import {
  packageOf,
  serverSingletons,
  shareConfig,
  singletons,
} from '@site/contracts/sharedLibraries';
import { exportedFile } from '@site/tooling/workspace';

/** A library is shared in the version that is installed. */
function singleton(name: string) {
  const file = exportedFile(`${packageOf(name)}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { version, ...shareConfig(version) };
}

/** What a remote brings that runs alone, without a shell. */
export const providedModules = Object.fromEntries(
  singletons.map((name) => [name, { ...singleton(name), eager: true }]),
);

/** What a remote takes from the shell (`shell/src/remotes/provideLibraries`); it carries no copy of its own. */
export const consumedModules = (isServer: boolean) =>
  Object.fromEntries(
    (isServer ? serverSingletons : singletons).map((name) => [
      name,
      { ...singleton(name), import: false as const },
    ]),
  );

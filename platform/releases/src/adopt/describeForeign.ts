import { chunksNeeded } from './chunks';
import {
  entryOf,
  fallbacksIn,
  filesNamedBy,
  manifestOf,
  scriptsNamedBy,
  stylesNamedBy,
} from './manifest';
import { importsOf } from './readScript';
import { insideBuild, MANIFEST, textOf, type ForeignBuild } from './foreignBuild';

/** A library that a build takes from the page. */
export interface LibraryRequirement {
  range: string;
  isSingleton: boolean;
}

/** Every module that the container needs, at once or later. */
async function modulesFrom(
  build: ForeignBuild,
  entry: string,
  leftOut: ReadonlySet<string>,
): Promise<string[]> {
  const found = new Set([entry]);
  // A set hands out what is added while it is read.
  for (const path of found) {
    for (const imported of await importsOf(path, textOf(build, path))) {
      if (!leftOut.has(imported)) found.add(imported);
    }
  }
  found.delete(entry);
  return [...found];
}

/** What is known of a build without running any of it. */
export type DescribedBuild = Awaited<ReturnType<typeof describeForeign>>;

/**
 * Reads what a build is.
 * @throws when a file is missing that its manifest names
 */
export async function describeForeign(build: ForeignBuild) {
  const manifest = manifestOf(textOf(build, MANIFEST), build.from);
  for (const file of filesNamedBy(manifest)) textOf(build, insideBuild(file));
  const isModule = /^(module|esm)$/.test(manifest.metaData.remoteEntry.type);
  const entry = insideBuild(entryOf(manifest));
  const fallbacks = new Set(fallbacksIn(manifest));
  const isOwn = (path: string) => path !== entry && !fallbacks.has(path);
  const scripts = isModule
    ? await modulesFrom(build, entry, fallbacks)
    : chunksNeeded(build, scriptsNamedBy(manifest).filter(isOwn)).filter(isOwn);
  return {
    entry,
    type: isModule ? ('module' as const) : ('global' as const),
    /** The name under which the container registers itself. */
    container: manifest.metaData.globalName,
    version: manifest.metaData.buildInfo?.buildVersion,
    exposes: manifest.exposes.map(({ path }) => path.replace(/^\.\//, '')),
    /** The libraries that it takes from the page. */
    shared: new Map<string, LibraryRequirement>(
      manifest.shared.map(({ name, singleton = false, requiredVersion }) => [
        name,
        { range: requiredVersion || '*', isSingleton: singleton },
      ]),
    ),
    /** Scripts that have to be there before the container is asked for a module. */
    scripts: scripts.sort(),
    /** The sheets of what it exposes, without those of the page that it has when it runs alone. */
    styles: stylesNamedBy(manifest),
  };
}

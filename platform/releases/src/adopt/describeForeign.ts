import { chunksNeeded } from './chunks';
import {
  allOf,
  entryOf,
  fallbacksIn,
  manifestOf,
  scriptsNamedBy,
  stylesNamedBy,
  type Manifest,
} from './manifest';
import { importsOf } from './readScript';
import { insideBuild, MANIFEST, textOf, type ForeignBuild } from './foreignBuild';

/** A library that a build takes from the page. */
export interface Wanted {
  range: string;
  isSingleton: boolean;
}

/** What is known of a build without running any of it. */
export interface DescribedBuild {
  /** The container script. */
  entry: string;
  type: 'global' | 'module';
  /** The name under which the container registers itself. */
  container: string;
  /** The version that its team gave it; undefined where it does not say. */
  version: string | undefined;
  /** What it exposes, without the leading `./`. */
  exposes: readonly string[];
  shared: ReadonlyMap<string, Wanted>;
  /** Scripts that have to be there before the container is asked for a module. */
  scripts: string[];
  /** The sheets of what it exposes, without those of the page that it has when it runs alone. */
  styles: string[];
}

/** The type of the container, once every file that the manifest names was found. */
function typeOf(build: ForeignBuild, manifest: Manifest): DescribedBuild['type'] {
  for (const file of [
    entryOf(manifest),
    ...manifest.exposes.flatMap(({ assets }) => allOf(assets)),
  ])
    textOf(build, insideBuild(file));
  return /^(module|esm)$/.test(manifest.metaData.remoteEntry.type) ? 'module' : 'global';
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

/**
 * Reads what a build is.
 * @throws when a file is missing
 */
export async function describeForeign(build: ForeignBuild): Promise<DescribedBuild> {
  const manifest = manifestOf(textOf(build, MANIFEST), build.from);
  const type = typeOf(build, manifest);
  const entry = insideBuild(entryOf(manifest));
  const fallbacks = new Set(fallbacksIn(manifest));
  const scripts =
    type === 'module'
      ? await modulesFrom(build, entry, fallbacks)
      : chunksNeeded(build, scriptsNamedBy(manifest)).filter(
          (path) => path !== entry && !fallbacks.has(path),
        );
  return {
    entry,
    type,
    container: manifest.metaData.globalName,
    version: manifest.metaData.buildInfo?.buildVersion,
    exposes: manifest.exposes.map(({ path }) => path.replace(/^\.\//, '')),
    shared: new Map(
      manifest.shared.map(({ name, singleton = false, requiredVersion }) => [
        name,
        { range: requiredVersion || '*', isSingleton: singleton },
      ]),
    ),
    scripts: scripts.sort(),
    styles: stylesNamedBy(manifest),
  };
}

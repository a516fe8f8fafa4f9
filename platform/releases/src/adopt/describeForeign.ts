import { chunksNeeded } from './chunks';
import { allOf, entryOf, fallbacksIn, manifestOf, scriptsNamedBy, type Manifest } from './manifest';
import { importsOf, readContainer } from './readContainer';
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
  styles: string[];
}

const isScript = (path: string) => /\.m?js$/.test(path);

/** What a manifest says has to be true of the files: the container is of its type, and becomes the global that it names. */
async function checkManifest(
  build: ForeignBuild,
  manifest: Manifest,
): Promise<DescribedBuild['type']> {
  const entry = entryOf(manifest);
  const { remoteEntry, globalName } = manifest.metaData;
  const text = textOf(build, insideBuild(entry));
  const { type, container } = await readContainer(text);
  const isNamedModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm';
  if (isNamedModule !== (type === 'module')) {
    throw new Error(
      `The manifest lies: it calls ${entry} a ${isNamedModule ? 'module' : 'classic script'}, and it is the other. Build it again.`,
    );
  }
  if (type === 'global' && container !== globalName) {
    throw new Error(
      `The manifest lies: it calls the container ${globalName}, and ${entry} makes ${container ?? 'none'}. Build it again.`,
    );
  }
  for (const { path, assets } of manifest.exposes) {
    for (const file of allOf(assets)) textOf(build, insideBuild(file));
    const own = [...build.files.keys()].filter(isScript);
    const quoted = [`"${path}"`, `'${path}'`, `\`${path}\``];
    const isThere = own.some((file) => quoted.some((name) => textOf(build, file).includes(name)));
    if (!isThere) {
      throw new Error(
        `The manifest lies: it exposes ${path}, and no script of the build does. Build it again.`,
      );
    }
  }
  return type;
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
 * @throws when a file is missing, or the manifest says what the files do not
 */
export async function describeForeign(build: ForeignBuild): Promise<DescribedBuild> {
  const manifest = manifestOf(textOf(build, MANIFEST), build.from);
  const type = await checkManifest(build, manifest);
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
    styles: [...build.files.keys()].filter((key) => key.endsWith('.css')).sort(),
  };
}

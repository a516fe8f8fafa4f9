import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import { PUBLISHED_RELEASE_FILE } from '@site/contracts/publishedRelease';
import { containerOf } from '@site/contracts/applicationNames';
import { declarationOf, modulesOf, remoteNames, type RemoteName } from '@site/contracts/remotes';

import type { ReleaseStore } from '../store/releaseStore';
import { orWhatToDelete } from '../store/orWhatToDelete';
import { contentHash, filesUnder, hashFiles } from '../release/hashFiles';
import { baseOf } from '../release/parseRelease';
import { type Release, type StoredRelease } from '../release/releaseFormat';
import { contentsOfSources } from '../release/releasePages';
import { compareVersions, isVersion, releaseId, versionOf } from '../release/releaseId';
import { builtVersions } from '../making/workspacePackages';
import { checkSharedLibraries } from './checkSharedLibraries';
import { describeForeign, type DescribedBuild } from './describeForeign';
import type { ForeignBuild } from './foreignBuild';
import { layerStyles } from './layerStyles';
import { policyWarnings } from './policyWarnings';

export interface AdoptOptions {
  store: ReleaseStore;
  /** Gives the time; the clock's by default. */
  now?: () => Date;
  /** What the shell provides; what these sources have installed by default. */
  provided?: Readonly<Record<string, string>>;
}

/** What a release takes from the remote's declaration, and not from its build alone. */
type Declared = Pick<Release, 'modules' | 'routes'>;

/** What webpack and Rspack wrap each module in while a build is developed. */
const EVALUATED = /\beval\([^]*sourceURL=webpack/;

/** Nobody asks for the pages, types and maps of a build, nor for what its tools hide. */
const UNASKED = /\.(html?|map|d\.[cm]?ts)$|(^|\/)(@mf-types\.zip$|\.)/;

const NAMES_OF_THE_PAGE = new Set<string>(['site', 'shell', ...remoteNames.map(containerOf)]);

/** @throws for a build that cannot be on the page */
function assertUsable(
  name: RemoteName,
  { files }: ForeignBuild,
  { container, type, exposes }: DescribedBuild,
): void {
  const refuse = (fault: string): never => {
    throw new Error(`${name} ${fault}`);
  };
  if (type === 'global' && NAMES_OF_THE_PAGE.has(container)) {
    refuse(
      `calls its container ${container}, which is taken on the page. Give it another name in its build.`,
    );
  }
  if (files.has(PUBLISHED_RELEASE_FILE)) {
    refuse(
      `has a ${PUBLISHED_RELEASE_FILE} at its root, where the site writes its own. Rename it in its build.`,
    );
  }
  const evaluated = [...files].find(
    ([path, bytes]) => /\.m?js$/.test(path) && EVALUATED.test(bytes.toString('utf8')),
  );
  if (evaluated) {
    refuse(
      `is a build for development: ${evaluated[0]} uses eval, which the page's policy forbids. Build it in production mode.`,
    );
  }
  const missing = modulesOf(name).find((module) => !exposes.includes(module));
  if (missing === undefined) return;
  refuse(
    `is declared with the module ${missing}, and the build exposes ${exposes.join(', ') || 'none'}. Change its declaration in contracts/src, or expose ./${missing}.`,
  );
}

/** A version that the store has nothing else under: the build's own, or the next after the newest. */
async function freeVersion(
  store: ReleaseStore,
  name: RemoteName,
  own: string | undefined,
): Promise<string> {
  const taken = (await store.list(name)).map(versionOf);
  if (own !== undefined && isVersion(own) && !taken.includes(own)) return own;
  const newest = taken.toSorted(compareVersions).at(-1);
  if (newest === undefined) return '1.0.0';
  const [major, minor, patch] = newest.split(/[.-]/);
  return `${major}.${minor}.${Number(patch) + 1}`;
}

/**
 * Makes a release of a build that others made: checks it without running any of it, and stores its files with their hashes. The
 * same build is not stored twice.
 * @returns also what is taken and may not look or work as in its own page
 * @throws an error that says what is wrong with the build, and what to do
 */
export async function adopt(
  name: RemoteName,
  build: ForeignBuild,
  { store, now = () => new Date(), provided }: AdoptOptions,
): Promise<{ release: StoredRelease; isNew: boolean; warnings: string[] }> {
  if (!declarationOf(name).isForeign) {
    throw new Error(`${name} is built here. Run: npm run release -- ${name}`);
  }
  const described = await describeForeign(build);
  assertUsable(name, build, described);
  const versions = provided ?? (await builtVersions('shell')).sharedVersions;
  const shared = checkSharedLibraries(name, described.shared, versions, build);
  const warnings = policyWarnings(build);
  const draft = await store.draft(name);
  try {
    const web = join(draft.folder, 'web');
    for (const [path, bytes] of build.files) {
      if (UNASKED.test(path)) continue;
      const file = join(web, path);
      await mkdir(dirname(file), { recursive: true });
      if (!path.endsWith('.css')) {
        await writeFile(file, bytes);
        continue;
      }
      const { text, weakened } = layerStyles(bytes.toString('utf8'), `adopted.${name}`, path);
      await writeFile(file, text);
      if (weakened.length === 0) continue;
      const others = weakened.length > 3 ? ` and ${weakened.length - 3} more` : '';
      warnings.push(
        `${path} has !important in rules for all elements of the page. It is taken out there; to keep it, give them a class: ${weakened.slice(0, 3).join('; ')}${others}`,
      );
    }
    const { entry, type, container, scripts, styles } = described;
    const declared: Declared = {
      modules: Object.fromEntries(modulesOf(name).map((module) => [module, { scripts, styles }])),
      ...contentsOfSources(name),
    };
    const hash = await contentHash(web);
    const known = await findSame(store, name, hash, declared);
    if (known) return { release: known, isNew: false, warnings };
    const version = await freeVersion(store, name, described.version);
    const id = releaseId(version, hash);
    const release: Release = {
      application: name,
      version,
      id,
      commit: null,
      contract: CONTRACT_VERSION,
      base: baseOf(name, id),
      entry: { scripts: [entry], styles: [], fonts: [] },
      ...declared,
      sharedVersions: {},
      adopted: { from: build.from, on: now().toISOString(), type, container, shared },
      files: hashFiles(draft.folder, await filesUnder(draft.folder)),
    };
    return { release: await store.add(release, draft), isNew: true, warnings };
  } finally {
    await draft.discard();
  }
}

/** The release that holds these very files, made with the same declaration. */
async function findSame(
  store: ReleaseStore,
  name: RemoteName,
  hash: string,
  { modules, routes }: Declared,
): Promise<StoredRelease | undefined> {
  const ids = await store.list(name);
  const ofFiles = ids.filter((id) => id === releaseId(versionOf(id), hash));
  const known = await Promise.all(
    ofFiles.map((id) => store.open(name, id).catch(orWhatToDelete(store, name, id))),
  );
  return known.find(
    (release) => release && isDeepStrictEqual([release.modules, release.routes], [modules, routes]),
  );
}

import { APP_CHECK_SCRIPT } from '@site/order-model/appCheckFrame';
import type { AdoptedPin, PinnedRelease, PinnedReleases } from '@site/contracts/pinnedReleases';
import type { PublishedRelease } from '@site/contracts/publishedRelease';
import {
  type AdoptedBuild,
  type LiveReleases,
  type StoredRelease,
  releasesOf,
} from '@site/releases/release/releaseFormat';
import { routesOf } from '@site/releases/release/releasePages';

function adoptedPin({ base, modules }: StoredRelease, adopted: AdoptedBuild): AdoptedPin {
  const { type, container, shared } = adopted;
  const filesOf = (kind: 'scripts' | 'styles') => [
    ...new Set(Object.values(modules).flatMap((module) => module[kind])),
  ];
  return {
    base,
    type,
    container,
    scripts: filesOf('scripts'),
    styles: filesOf('styles'),
    ...(shared.react === undefined && { hasOwnLibraries: true as const }),
  };
}

/** A release as a page names it. */
export function pinnedRelease(release: StoredRelease): PinnedRelease {
  const { id, base, entry, files, modules } = release;
  const routes = routesOf(release);
  const hashed = Object.entries(files)
    .filter(([file]) => /^web\/.*\.(js|css)$/.test(file) && file !== `web/${APP_CHECK_SCRIPT}`)
    .map(([file, hash]) => [base + file.slice('web/'.length), hash]);
  return {
    release: id,
    entry: base + (entry.scripts[0] ?? ''),
    integrity: Object.fromEntries(hashed),
    modules: Object.keys(modules),
    // Of a build that others made, the pin says it for all modules at once.
    files: Object.fromEntries(
      Object.entries(release.adopted ? {} : modules).map(([name, { scripts, styles }]) => [
        name,
        [...scripts, ...styles],
      ]),
    ),
    ...(routes.length > 0 && { routes }),
    ...(release.adopted && { adopted: adoptedPin(release, release.adopted) }),
  };
}

/** The releases of a deployment as its pages name them. */
export const pinnedReleases = (live: LiveReleases): PinnedReleases =>
  Object.fromEntries(
    releasesOf(live).map((release) => [release.application, pinnedRelease(release)]),
  );

/** What the site tells of a release in public: nothing of its server build. */
export function publishedRelease(release: StoredRelease): PublishedRelease {
  const { application, version, contract, commit } = release;
  return { application, version, contract, commit, ...pinnedRelease(release) };
}

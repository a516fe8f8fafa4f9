import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { changeDeployment } from './changeDeployment';
import { versionOf } from '@site/releases/release/releaseId';
import { findReleaseInStore } from './findReleaseInStore';
import { essentialApplications } from './openReleases';
import type { Deployment, Live } from './state/deploymentState';
import { commandOptions } from './commandOptions';
import { storeOption } from '@site/releases/store/openStore';
import type { Site } from './openSite';
import { takenAwayBy } from './state/takenAway';

/** The command that puts releases of applications live, on this machine or on a public site. */
export const commandForLive = (
  site: Pick<Site, 'target' | 'store'>,
  names: readonly ApplicationName[],
  version = 'VERSION',
) => {
  const words = names.map((name) => `${name}@${version}`).join(' ');
  return site.target.isLocal
    ? `npm run site -- use ${words}${storeOption(site.store)}`
    : `npm run site -- deploy ${words}${commandOptions(site)}`;
};

const list = new Intl.ListFormat('en-GB');

/** What shall be live: for each application that changes an id or a version. */
export type WantedReleases = Partial<Record<ApplicationName, string>>;

/** What is live, without applications that the site does not have any more. */
export function liveOf(current: Deployment | undefined): WantedReleases {
  const live: WantedReleases = {};
  for (const name of applicationNames) {
    const id = current?.live[name];
    if (id !== undefined) live[name] = id;
  }
  return live;
}

/** What would be live: the same, with some releases in the places of others. Rejects when one is not in the store. */
export async function withReleases(
  store: ReleaseStore,
  live: WantedReleases,
  wanted: WantedReleases,
): Promise<WantedReleases> {
  const next = { ...live };
  for (const name of applicationNames) {
    const text = wanted[name];
    if (text !== undefined) next[name] = await findReleaseInStore(store, name, text);
  }
  return next;
}

/**
 * Without what somebody took away from this site: a pipeline names all releases of its sources, and one that was taken away shall
 * not come back with the change of another team.
 */
async function withoutTakenAway(
  site: Site,
  history: readonly Deployment[],
  wanted: WantedReleases,
  say: (line: string) => void,
): Promise<WantedReleases> {
  const rest = { ...wanted };
  for (const name of applicationNames) {
    const text = wanted[name];
    if (text === undefined) continue;
    const id = await findReleaseInStore(site.store, name, text);
    const next = takenAwayBy(history, name, id);
    if (!next) continue;
    delete rest[name];
    say(
      `${name} ${id} was taken away on ${next.on}, so it stays away. To deploy it nevertheless: ${commandForLive(site, [name], versionOf(id))}`,
    );
  }
  return rest;
}

export interface MakeLiveOptions {
  /** The command that does it: "use" by default. */
  by?: 'use' | 'deploy' | 'build';
  /** Leaves out what somebody took away, and is told of each. */
  skipRolledBack?: ((line: string) => void) | undefined;
}

/**
 * Puts releases live, several in one step where they only fit together. When it rejects, nothing has changed.
 */
export function makeLive(
  site: Site,
  wanted: WantedReleases,
  { by = 'use', skipRolledBack }: MakeLiveOptions = {},
): Promise<Deployment> {
  return changeDeployment(site, async (history) => {
    const next = skipRolledBack
      ? await withoutTakenAway(site, history, wanted, skipRolledBack)
      : wanted;
    const live = await withReleases(site.store, liveOf(history[0]), next);
    const missing = essentialApplications.filter((name) => live[name] === undefined);
    if (missing.length) {
      const next = await commandForFirst(site, essentialApplications);
      throw new Error(`No release of ${list.format(missing)} is live yet. Run: ${next}`);
    }
    if (by === 'build') return { live, by: { name: by } };
    const releases = next as Live;
    return {
      live,
      by: { name: by, releases, ...(skipRolledBack && { skipRolledBack: true as const }) },
    };
  });
}

const HOW_TO_NAME =
  '"npm run release" makes releases, and "npm run --silent repository -- releases" names those of these sources.';

/** What to run where a site has never been: first what makes the releases, if the store does not have them. */
async function commandForFirst(site: Site, names: readonly ApplicationName[]): Promise<string> {
  const found = await Promise.all(names.map((name) => site.store.list(name)));
  const unmade = names.filter((_, index) => found[index]?.length === 0);
  if (site.target.isLocal) return unmade.length ? 'npm run build' : commandForLive(site, names);
  if (!unmade.length) return `${commandForLive(site, names)}. ${HOW_TO_NAME}`;
  return `npm run release -- ${unmade.join(' ')}${storeOption(site.store)}`;
}

/**
 * Takes a remote off the site: its routes and places go, its releases stay in the store. When it rejects, nothing has changed.
 */
export function takeDown(site: Site, name: ApplicationName): Promise<Deployment> {
  return changeDeployment(site, async ([current]) => {
    const { [name]: id, ...live } = liveOf(current);
    if (id === undefined) throw new Error(`No release of ${name} is live.`);
    if (essentialApplications.includes(name)) {
      throw new Error(`The site cannot do without ${name}. Roll it back, or use another release.`);
    }
    return { live, by: { name: 'remove', application: name } };
  });
}

/**
 * Has visitors' browsers keep pages for when there is no network, or ends that: their service workers end with all that they
 * kept, each as soon as its visitor opens a page. It stays so through later deployments.
 */
export async function switchOffline(site: Site, wanted: 'on' | 'off'): Promise<void> {
  await changeDeployment(site, async ([current]) => {
    if (!current) throw new Error('Nothing is deployed yet.');
    return { live: liveOf(current), offline: wanted, by: { name: 'offline', wanted } };
  });
}

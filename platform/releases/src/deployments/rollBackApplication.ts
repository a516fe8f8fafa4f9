import { type ApplicationName } from '@site/tooling/workspace';
import { changeDeployment } from './changeDeployment';
import { commandForLive, liveOf } from './makeLive';
import { essentialApplications } from './openReleases';
import { commandOptions, type Site } from './openSite';
import type { Deployment } from './state/deploymentState';

/**
 * The release of an application that was live before the current one; undefined when there was none. A release that
 * was left by a rollback is not returned to: two rollbacks go back two releases.
 */
export function previousOf(
  history: readonly Deployment[],
  name: ApplicationName,
): string | undefined {
  const trail: (string | undefined)[] = [];
  for (const { live, by } of history.toReversed()) {
    // A rollback of the whole site takes an application back as well, if it shows another release of it.
    const isBack = by.name === 'rollback' && (by.application ?? name) === name;
    if (isBack && trail.at(-1) !== live[name]) trail.pop();
    if (trail.at(-1) !== live[name]) trail.push(live[name]);
  }
  return trail.at(-2);
}

/** How to take an application away that has nothing to go back to. */
const removalOf = (site: Site, name: ApplicationName): string =>
  essentialApplications.includes(name)
    ? ''
    : ` To take it off the site: npm run site -- remove ${name}${commandOptions(site)}`;

/** Where nothing was deployed, a rollback says whose deployment it looked for, and what may have been left out. */
export const nothingDeployed = ({ store, target }: Site): Error =>
  new Error(
    target === undefined
      ? `${store.address} has no deployment of this machine: nothing was put live yet, or --to TARGET is missing.`
      : `${store.address} has no deployment of ${target}: nothing was deployed yet, or it was from another store, which --store FOLDER names.`,
  );

/** Puts the release of an application live that was live before the current one. When it rejects, nothing has changed. */
export function rollBackApplication(site: Site, name: ApplicationName): Promise<Deployment> {
  return changeDeployment(site, async (history) => {
    const [current] = history;
    if (!current) throw nothingDeployed(site);
    const previous = previousOf(history, name);
    if (previous === undefined) {
      throw new Error(
        current.live[name] === undefined
          ? `${name} is not live. Run: ${commandForLive(site, [name])}`
          : `No other release of ${name} was live before ${current.live[name]}.${removalOf(site, name)}`,
      );
    }
    return {
      live: { ...liveOf(current), [name]: previous },
      by: { name: 'rollback', application: name },
    };
  });
}

import { type ApplicationName } from '@site/tooling/workspace';
import { changeDeployment } from './changeDeployment';
import { IncompatibleReleases } from '@site/releases/release/checkFit';
import { commandForLive, liveOf } from './makeLive';
import { essentialApplications } from './openReleases';
import { commandOptions } from './commandOptions';
import type { Site } from './openSite';
import { previousAfterRollBack, previousOf, previousSite } from './previous';
import type { Deployment } from './state/deploymentState';

/** How to take an application away that has nothing to go back to. */
const removalOf = (site: Site, name: ApplicationName): string =>
  essentialApplications.includes(name)
    ? ''
    : ` To take it off the site: npm run site -- remove ${name}${commandOptions(site)}`;

/** Where nothing was deployed, a rollback says whose deployment it looked for, and what may have been left out. */
export const nothingDeployed = ({ store, target }: Site): Error =>
  new Error(
    target.isLocal
      ? `${store.address} has no deployment of this machine: nothing was put live yet, or --to TARGET is missing.`
      : `${store.address} has no deployment of ${target.name}: nothing was deployed yet, or it was from another store, which --store FOLDER names.`,
  );

/** Puts the release of an application live that was live before the current one. When it rejects, nothing has changed. */
export function rollBackApplication(site: Site, name: ApplicationName): Promise<Deployment> {
  let before: Deployment | undefined;
  return changeDeployment(site, async (history) => {
    const [current] = history;
    if (!current) throw nothingDeployed(site);
    before = previousSite(history, current);
    const to = previousOf(history, name);
    const release = to?.live[name];
    if (to === undefined || release === undefined) {
      throw new Error(
        current.live[name] === undefined
          ? `${name} is not live. Run: ${commandForLive(site, [name])}`
          : `No other release of ${name} was live before ${current.live[name]}.${removalOf(site, name)}`,
      );
    }
    const live = { ...liveOf(current), [name]: release };
    return {
      live,
      by: { name: 'rollback', application: name },
      previous: previousAfterRollBack(history, current, { application: name, to, live }),
    };
  }).catch((failure: Error) => {
    if (!before || !(failure instanceof IncompatibleReleases)) throw failure;
    throw new Error(
      `${failure.message} The whole site can go back: npm run site -- rollback${commandOptions(site)}`,
      { cause: failure },
    );
  });
}

import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import {
  isSameLive,
  type Deployment,
  type Live,
  type Previous,
  type Publication,
  type PublishedDeployment,
} from './state/deploymentState';

type History = readonly Deployment[];

const deploymentOf = (history: History, time: string | undefined): Deployment | undefined =>
  history.find(({ on }) => on === time);

/** The deployment that a rollback of the whole site goes back to from another one. */
export const previousSite = (history: History, from: Deployment): Deployment | undefined =>
  deploymentOf(history, from.previous.site);

/** The deployment whose release of an application a rollback of that one goes back to from another one. */
const previousOfFrom = (history: History, from: Deployment, name: ApplicationName) =>
  deploymentOf(history, from.previous.applications[name]);

export const previousOf = (history: History, name: ApplicationName): Deployment | undefined =>
  history[0] && previousOfFrom(history, history[0], name);

/** The deployment that takes a whole site back to an earlier one. */
export const siteRollBack = (to: Deployment, publication: Publication): PublishedDeployment => ({
  live: to.live,
  ...(to.offline && { offline: to.offline }),
  on: new Date().toISOString(),
  by: { name: 'rollback' },
  previous: to.previous,
  publication,
});

function named(
  site: Deployment | undefined,
  of: (name: ApplicationName) => Deployment | undefined,
): Previous {
  const applications = applicationNames.flatMap((name) => {
    const on = of(name)?.on;
    return on === undefined ? [] : [[name, on] as const];
  });
  return { ...(site && { site: site.on }), applications: Object.fromEntries(applications) };
}

/** What comes before a deployment that puts these releases live. */
export function previousBy(history: History, live: Live): Previous {
  const [current] = history;
  return named(current, (name) =>
    current && current.live[name] !== live[name] ? current : previousOf(history, name),
  );
}

/**
 * The same where that takes one application back to the release of an earlier deployment. Neither it nor the whole site
 * returns to the release that is left.
 */
export function previousAfterRollBack(
  history: History,
  current: Deployment,
  { application, to, live }: { application: ApplicationName; to: Deployment; live: Live },
): Previous {
  const left = current.live[application];
  let site = previousSite(history, current);
  while (site && (site.live[application] === left || isSameLive(site.live, live)))
    site = previousSite(history, site);
  return named(site, (name) => previousOfFrom(history, name === application ? to : current, name));
}

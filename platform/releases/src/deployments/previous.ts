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

/** That of an earlier version did not write down what it left: going on from there would bring that back. */
const isUnknown = ({ by, previous }: Deployment) => by.name === 'rollback' && !previous;

/** The deployment that a rollback of the whole site goes back to from another one. */
export function previousSite(history: History, from: Deployment): Deployment | undefined {
  if (isUnknown(from)) return undefined;
  const { previous } = from;
  const earlier = history.slice(history.indexOf(from) + 1);
  // One of an earlier version does not say it, and followed the one before.
  return previous ? earlier.find(({ on }) => on === previous.site) : earlier[0];
}

/** The deployment whose release of an application a rollback of that one goes back to from another one. */
function previousOfFrom(
  history: History,
  from: Deployment,
  name: ApplicationName,
): Deployment | undefined {
  const earlier = history.slice(history.indexOf(from) + 1);
  if (from.previous) {
    const { [name]: wanted } = from.previous.applications;
    return earlier.find(({ on }) => on === wanted);
  }
  const end = earlier.findIndex(({ live }) => live[name] !== from.live[name]);
  return isUnknown(earlier[end - 1] ?? from) ? undefined : earlier[end];
}

export const previousOf = (history: History, name: ApplicationName): Deployment | undefined =>
  history[0] && previousOfFrom(history, history[0], name);

/** The earlier deployments that a deployment of a history names, also where it was written down without them. */
export const previousIn = (history: History, from: Deployment): Previous =>
  from.previous ??
  named(previousSite(history, from), (name) => previousOfFrom(history, from, name));

/** The deployment that takes a whole site back to an earlier one. */
export const siteRollBack = (
  history: History,
  to: Deployment,
  publication: Publication,
): PublishedDeployment => ({
  live: to.live,
  ...(to.offline && { offline: to.offline }),
  on: new Date().toISOString(),
  by: { name: 'rollback' },
  previous: previousIn(history, to),
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

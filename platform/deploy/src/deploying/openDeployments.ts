import { OPEN_TABS_MS, isSameLive, type Deployment } from '../deployments/state/deploymentState';
import type { Target } from '../host/target';

/** How many deployments keep their files. */
const KEPT_DEPLOYMENTS = 10;

/** Here a developer deploys a hundred times a week, and needs what was live just before. */
const LAST_HERE = 4;

/** The desk is no release: its versions alone tell one deployment of it from another. */
const isSameSource = (one: Deployment, other: Deployment | undefined) =>
  isSameLive(one.live, other?.live) &&
  (Object.keys(one.live).length > 0 || one.publication?.version === other?.publication?.version);

/** The deployments that changed what is live, newest first. */
const liveChanges = (history: readonly Deployment[]) =>
  history.filter((deployment, index) => !isSameSource(deployment, history[index + 1]));

/** The deployments of a target whose pages may be open in a tab: the last ones, and on a public one those of the last days. */
export function openDeploymentsOf(
  { isLocal }: Pick<Target, 'isLocal'>,
  history: readonly Deployment[],
  now: number,
): readonly Deployment[] {
  if (isLocal) return history.slice(0, LAST_HERE);
  const last = new Set(liveChanges(history).slice(0, KEPT_DEPLOYMENTS));
  return history.filter((deployment, index) => {
    const replaced = history[index - 1]?.on;
    const isRecent = replaced === undefined || Date.parse(replaced) > now - OPEN_TABS_MS;
    return isRecent || last.has(deployment);
  });
}

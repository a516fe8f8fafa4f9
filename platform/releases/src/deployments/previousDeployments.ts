import { OPEN_TABS_MS, isSameLive, type Deployment } from './state/deploymentState';

/** How many deployments keep their files. */
const KEPT_DEPLOYMENTS = 10;

/** The desk is no release: its versions alone tell one deployment of it from another. */
const isSameSource = (one: Deployment, other: Deployment | undefined) =>
  isSameLive(one.live, other?.live) &&
  (Object.keys(one.live).length > 0 || one.publication?.version === other?.publication?.version);

/** The deployments that changed what is live, newest first. */
const liveChanges = (history: readonly Deployment[]) =>
  history.filter((deployment, index) => !isSameSource(deployment, history[index + 1]));

/** The deployments whose pages may still be open somewhere: the last ones, and those of the last days. */
export function openDeployments(history: readonly Deployment[], now: number): Deployment[] {
  const last = new Set(liveChanges(history).slice(0, KEPT_DEPLOYMENTS));
  return history.filter((deployment, index) => {
    const replaced = history[index - 1]?.on;
    const isRecent = replaced === undefined || Date.parse(replaced) > now - OPEN_TABS_MS;
    return isRecent || last.has(deployment);
  });
}

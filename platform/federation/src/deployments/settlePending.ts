import type { FoundState } from './state/statePlace';
import type { Site } from './site';
import { isSameSite, withDeployment } from './state/deploymentState';

/**
 * Finds the deployment state. What a killed command left pending is finished if its pages are live, and dropped if not.
 * Called only inside `Site.guarded`: otherwise the pending deployment may be one that is under way.
 */
export async function settlePending({ deployments, publisher }: Site): Promise<FoundState> {
  const found = await deployments.find();
  if (!found.state?.pending) return found;
  const { history, pending } = found.state;
  const published = await publisher.published();
  const isLive = published !== undefined && isSameSite(published, pending);
  return found.replace(isLive ? withDeployment({ history }, pending) : { history });
}

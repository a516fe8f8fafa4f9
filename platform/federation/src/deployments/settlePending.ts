import type { PublishedSite } from './publisher';
import type { FoundState } from './state/statePlace';
import type { Site } from './site';
import { isSameSite, withDeployment, type Deployment } from './state/deploymentState';

/**
 * Tells whether a pending deployment went live. Where the host keeps versions, its version tells: the same releases may have
 * been live before.
 */
export function isLive(pending: Deployment, published: PublishedSite | undefined): boolean {
  if (!published) return false;
  return published.version === undefined
    ? isSameSite(published, pending)
    : published.version === pending.publication?.version;
}

/**
 * Finds the deployment state. What a killed command left pending is finished if its pages are live, and dropped if not.
 * Called only inside `Site.guarded`: otherwise the pending deployment may be one that is under way.
 */
export async function settlePending({ deployments, publisher }: Site): Promise<FoundState> {
  const found = await deployments.find();
  if (!found.state?.pending) return found;
  const { history, pending } = found.state;
  const published = await publisher.published();
  return found.replace(
    isLive(pending, published) ? withDeployment({ history }, pending) : { history },
  );
}

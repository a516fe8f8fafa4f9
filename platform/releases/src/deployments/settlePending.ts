import type { PublishedSite, Publisher } from './publisher';
import { type FoundState, withDeployment, type Deployment } from './state/deploymentState';
import type { Site } from './openSite';

/** Tells whether a pending deployment went live, by its version: the same releases may have been live before. */
export const isLive = (pending: Deployment, published: PublishedSite | undefined): boolean =>
  published !== undefined && published.version === pending.publication?.version;

/** Finishes a pending deployment if its pages are live, and drops it if not. Rejects when the state was changed meanwhile. */
export async function settle(found: FoundState, publisher: Publisher): Promise<FoundState> {
  if (!found.state?.pending) return found;
  const { history, pending } = found.state;
  const published = await publisher.published();
  return found.replace(
    isLive(pending, published) ? withDeployment({ history }, pending) : { history },
  );
}

/**
 * Finds the deployment state, and settles what a killed command left pending. Called only inside `Site.withLock`: otherwise
 * the pending deployment may be one that is under way.
 */
export const settlePending = async ({ deployments, publisher }: Site): Promise<FoundState> =>
  settle(await deployments.find(), publisher);

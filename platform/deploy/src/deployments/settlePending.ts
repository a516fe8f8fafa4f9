import type { PublishedSite, Publisher } from './publisher';
import { siteRollBack } from './previous';
import {
  type FoundState,
  withDeployment,
  type Deployment,
  type PublishedDeployment,
} from './state/deploymentState';
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

/** The deployment that is shown again although others followed it: somebody went back to it at the host. */
export function shownAgain(
  history: readonly Deployment[],
  published: PublishedSite | undefined,
): PublishedDeployment | undefined {
  const shown = history.find(
    (it) => it.publication && it.publication.version === published?.version,
  );
  return shown?.publication && shown !== history[0]
    ? { ...shown, publication: shown.publication }
    : undefined;
}

/**
 * Finds the deployment state, settles what a killed command left pending, and writes down that somebody went back at the host:
 * otherwise the next deployment would bring back what they took away. Called only inside `Site.withLock`: otherwise the
 * pending deployment may be one that is under way.
 */
export async function settlePending({ deployments, publisher }: Site): Promise<FoundState> {
  const found = await settle(await deployments.find(), publisher);
  const history = found.state?.history ?? [];
  const published = await publisher.published();
  const again = shownAgain(history, published);
  if (!again) return found;
  const by = published?.by ?? again.publication.by;
  const rollback = siteRollBack(again, { ...again.publication, by });
  return found.replace(withDeployment({ history }, rollback));
}

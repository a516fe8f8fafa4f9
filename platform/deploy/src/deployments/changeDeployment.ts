import { openReleases } from './openReleases';
import { previousBy } from './previous';
import { settle, settlePending } from './settlePending';
import type { Site } from './openSite';
import {
  isSameSite,
  withDeployment,
  type DeploymentCommand,
  type Deployment,
  type Live,
  type Previous,
} from './state/deploymentState';

export interface Change {
  live: Live;
  /** Whether visitors' browsers keep pages; as it is now by default. */
  offline?: 'on' | 'off';
  by: DeploymentCommand;
  /** What a rollback goes back to; what is live now by default. */
  previous?: Previous;
}

/**
 * Deploys: opens and checks the releases, writes down what is going to be live, publishes it, and writes down that it is.
 * A choice that is live already is published once more, and written down if that made another version. When it rejects, state and site are what they were; when it is killed, the next change finishes or drops what was begun
 * (`settlePending`). Called inside `Site.withLock`.
 */
export async function changeDeployment(
  site: Site,
  choose: (history: readonly Deployment[]) => Promise<Change>,
): Promise<Deployment> {
  const found = await settlePending(site);
  const history = found.state?.history ?? [];
  const [current] = history;
  const change = await choose(history);
  const { live, by, previous = previousBy(history, live) } = change;
  const { offline = current?.offline ?? 'on' } = change;
  const releases = site.hasReleases ? await openReleases(site.store, live) : undefined;
  let next: Deployment = {
    live,
    ...(offline === 'off' && { offline }),
    on: new Date().toISOString(),
    by,
    previous,
  };
  let written = found;
  const begin = async (pending: Deployment) => {
    next = pending;
    written = await written.replace({ history, pending });
  };
  const isRepeated = current !== undefined && isSameSite(current, next);
  if (!isRepeated) await begin(next);
  const publication = await site.publisher
    .publish(releases, {
      on: next.on,
      keepsPages: offline === 'on',
      history,
      by,
      announce: (version) => begin({ ...next, publication: version }),
    })
    .catch(async (failure: unknown) => {
      // It may have gone live before the connection broke. Otherwise the next command settles it.
      await settle(written, site.publisher).catch(() => undefined);
      throw failure;
    });
  if (isRepeated && current.publication?.version === publication.version) {
    return current;
  }
  next = { ...next, publication };
  // Whoever changed the state meanwhile has settled this version as well.
  await written.replace(withDeployment({ history }, next));
  return next;
}

import type { StoredRelease, LiveReleases } from '../release/releaseFormat';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { verifyRelease } from '../release/verifyRelease';
import { checkFit } from './checkFit';
import { openReleases } from './openReleases';
import { settle, settlePending } from './settlePending';
import type { Site } from './openSite';
import {
  isSameSite,
  withDeployment,
  type Command,
  type Deployment,
  type Live,
  type Offered,
} from './state/deploymentState';

export interface Change {
  live: Live;
  /** What previews may show; what they may show now by default. */
  offered?: Offered;
  /** Whether visitors' browsers keep pages; as it is now by default. */
  offline?: 'on' | 'off';
  by: Command;
}

export interface Changed {
  deployment: Deployment;
  /** Why each release that was offered before is not offered any more, other than by going live. */
  dropped: string[];
}

/**
 * Deploys: opens and checks the releases, writes down what is going to be live, publishes it, and writes down that it is.
 * A choice that is live already is published once more, and written down if that made another version. When it rejects, state and site are what they were; when it is killed, the next change finishes or drops what was begun
 * (`settlePending`).
 */
export function changeDeployment(
  site: Site,
  choose: (history: readonly Deployment[]) => Promise<Change>,
): Promise<Changed> {
  return site.guarded(async () => {
    const found = await settlePending(site);
    const history = found.state?.history ?? [];
    const [current] = history;
    const change = await choose(history);
    const { live, by, offered = current?.offered ?? {} } = change;
    const { offline = current?.offline ?? 'on' } = change;
    const releases = await openReleases(site.store, live);
    const { dropped, ...offers } = await openOffers(site, releases, live, offered);
    let next: Deployment = {
      ...{ live, offered: offers.ids },
      ...(offline === 'off' && { offline }),
      ...{ on: new Date().toISOString(), by },
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
        offered: offers.releases,
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
      return { deployment: current, dropped };
    }
    next = { ...next, publication };
    // Whoever changed the state meanwhile has settled this version as well.
    await written.replace(withDeployment({ history }, next));
    return { deployment: next, dropped };
  });
}

interface Offers {
  ids: Offered;
  releases: StoredRelease[];
  dropped: string[];
}

/** Opens the releases that previews may show. One that is live, or that cannot be shown beside what is live, is dropped. */
async function openOffers(
  { store }: Site,
  releases: LiveReleases,
  live: Live,
  offered: Offered,
): Promise<Offers> {
  const offers: Offers = { ids: {}, releases: [], dropped: [] };
  for (const name of applicationNames) {
    const ids = (offered[name] ?? []).filter((id) => id !== live[name]);
    const kept: string[] = [];
    for (const id of ids) {
      try {
        offers.releases.push(await openOffer(store, releases, name, id));
        kept.push(id);
      } catch (failure) {
        offers.dropped.push(`${name} ${id} is not offered any more: ${(failure as Error).message}`);
      }
    }
    if (kept.length) offers.ids = { ...offers.ids, [name]: kept };
  }
  return offers;
}

/** Rejects with the reason when a preview cannot show a release beside what is live. */
async function openOffer(
  store: Site['store'],
  releases: LiveReleases,
  name: ApplicationName,
  id: string,
): Promise<StoredRelease> {
  const release = await store.open(name, id);
  if (!release) throw new Error(`${name} ${id} is missing from the store ${store.address}.`);
  await verifyRelease(release);
  checkFit({ ...releases, [release.application]: release });
  return release;
}

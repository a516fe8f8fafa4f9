import type { Deployment, SiteContent } from '../deployments/state/deploymentState';
import { ReleaseDamaged } from '@site/releases/release/releaseDamaged';
import type { LiveReleases, StoredRelease } from '@site/releases/release/releaseFormat';
import { verifyRelease } from '@site/releases/release/verifyRelease';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { asSentence } from '@site/tooling/command-line/command';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';

export interface OpenPages {
  history: readonly Deployment[];
  /** What the host shows now, which somebody may have published by other means. */
  shown: SiteContent | undefined;
}

/**
 * What open tabs may still ask for, from the store. A release that is missing or damaged there is reported and left out: visitors
 * still get the new site. A store that does not answer stops the deployment, because its files would be lost.
 */
export async function releasesForOpenTabs(
  store: ReleaseStore,
  { history, shown }: OpenPages,
  say: (line: string) => void,
) {
  const pages = [...(shown ? [shown] : []), ...history];
  const earlierReleases: StoredRelease[] = [];
  for (const name of applicationNames) {
    const ids = pages.flatMap(({ live }) => live[name] ?? []);
    for (const id of new Set(ids)) {
      const found = await openWhole(store, name, id);
      if (typeof found === 'object') earlierReleases.push(found);
      else say(`${found} Tabs that are open on it may lose files.`);
    }
  }
  const earlierDeployments = pages.flatMap(({ live }) => {
    const names = applicationNames.filter((name) => live[name] !== undefined);
    const together = names.flatMap((name) =>
      earlierReleases.filter((it) => it.application === name && it.id === live[name]),
    );
    const isWhole = names.includes('shell') && together.length === names.length;
    const entries = together.map((it) => [it.application, it] as const);
    return isWhole ? [Object.fromEntries(entries) as unknown as LiveReleases] : [];
  });
  return {
    earlierReleases,
    /** What was live together, where all of it is there: they may ask for its pins. */
    earlierDeployments,
  };
}

/** The release, or why there is none. */
async function openWhole(
  store: ReleaseStore,
  name: ApplicationName,
  id: string,
): Promise<StoredRelease | string> {
  try {
    const release = await store.open(name, id);
    if (!release) return `${name} ${id} is not in the store.`;
    await verifyRelease(release);
    return release;
  } catch (failure) {
    if (failure instanceof ReleaseDamaged) return asSentence(failure.message);
    throw failure;
  }
}

import { randomUUID } from 'node:crypto';
import { applicationNames } from '@site/tooling/workspace';
import type { PublishedSite, PublishOptions } from '../deployments/publisher';
import { releasesOf, type LiveReleases, type Release } from '../release/releaseFormat';

/** `shell@1.0.0 products@1.0.0 order@1.0.0` */
const titles = (releases: readonly Release[]) =>
  releases.map(({ application, version }) => `${application}@${version}`).join(' ');

/** Publishes by remembering what was live and offered, oldest first, and the dates that went with it. */
export function recordPublications() {
  let shown: PublishedSite | undefined;
  const publications = {
    all: [] as string[],
    offered: [] as string[],
    dates: [] as string[],
    /** Makes the next publications fail. */
    isBroken: false,
    async publish(releases: LiveReleases, { on, offered, announce }: PublishOptions) {
      if (publications.isBroken) throw new Error('The page of / could not be rendered.');
      const publication = { version: randomUUID(), by: 'somebody', commit: null };
      await announce(publication);
      publications.all.push(titles(releasesOf(releases)));
      publications.offered.push(titles(offered));
      publications.dates.push(on);
      const idsOf = (all: readonly Release[], name: string) =>
        all.flatMap(({ application, id }) => (application === name ? id : []));
      const live = applicationNames.map((name) => [name, idsOf(releasesOf(releases), name)[0]]);
      const offers = applicationNames.map((name) => [name, idsOf(offered, name)]);
      const { version } = publication;
      shown = { live: Object.fromEntries(live), offered: Object.fromEntries(offers), version };
      return publication;
    },
    published: async () => shown,
  };
  return publications;
}

export type Publications = ReturnType<typeof recordPublications>;

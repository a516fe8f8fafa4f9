import { randomUUID } from 'node:crypto';
import type { PublishedSite, PublishOptions } from '../publisher';
import { releasesOf, type LiveReleases } from '@site/releases/release/releaseFormat';

/** `shell@1.0.0 products@1.0.0 order@1.0.0` */
const titles = (live: LiveReleases) =>
  releasesOf(live)
    .map(({ application, version }) => `${application}@${version}`)
    .join(' ');

/** Publishes by remembering what was live, oldest first, and the dates that went with it. */
export function recordPublications() {
  let shown: PublishedSite | undefined;
  const publications = {
    all: [] as string[],
    dates: [] as string[],
    /** Makes the next publications fail. */
    isBroken: false,
    async publish(releases: LiveReleases | undefined, { on, announce }: PublishOptions) {
      if (!releases) throw new Error('A site is made of releases.');
      if (publications.isBroken) throw new Error('The page of / could not be rendered.');
      const publication = { version: randomUUID(), by: 'somebody', commit: null };
      await announce(publication);
      publications.all.push(titles(releases));
      publications.dates.push(on);
      const live = releasesOf(releases).map(({ application, id }) => [application, id]);
      shown = { live: Object.fromEntries(live), version: publication.version };
      return publication;
    },
    published: async () => shown,
  };
  return publications;
}

export type Publications = ReturnType<typeof recordPublications>;

import { randomUUID } from 'node:crypto';
import { releasesOf } from '../release/releaseFormat';
import { shortNameOf, shortNames } from '@site/tooling/applicationShortNames';
import type { Publisher } from '../deployments/publisher';

/** Publishes by remembering: what is live, as text, and whether the next publication fails. */
export interface Publications extends Publisher {
  /** The versions of every publication, oldest first: `shell@1.0.0 products@1.0.0 order@1.0.0`. */
  all: string[];
  dates: string[];
  kept: (boolean | undefined)[];
  /** The versions that were offered with each of them: `products@1.4.0`. */
  offered: string[];
  isBroken: boolean;
}

export function recordPublications(): Publications {
  let shown: Awaited<ReturnType<Publisher['published']>>;
  const publications: Publications = {
    all: [],
    dates: [],
    kept: [],
    offered: [],
    isBroken: false,
    publish: async (releases, { on, offered, keepsPages, announce }) => {
      if (publications.isBroken) throw new Error('The page of / could not be rendered.');
      const versions = releasesOf(releases).map(
        ({ application, version }) => `${shortNameOf(application)}@${version}`,
      );
      const version = randomUUID();
      const publication = { version, by: 'somebody', commit: null };
      await announce(publication);
      publications.all.push(versions.join(' '));
      publications.dates.push(on);
      publications.kept.push(keepsPages);
      publications.offered.push(
        offered.map((offer) => `${shortNameOf(offer.application)}@${offer.version}`).join(' '),
      );
      const ids = releasesOf(releases).map(({ application, id }) => [shortNameOf(application), id]);
      const offers = shortNames.map((name) => [
        name,
        offered.filter((offer) => shortNameOf(offer.application) === name).map(({ id }) => id),
      ]);
      shown = { live: Object.fromEntries(ids), offered: Object.fromEntries(offers), version };
      return publication;
    },
    published: async () => shown,
  };
  return publications;
}

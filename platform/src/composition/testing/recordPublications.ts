import { applicationOf, shortNameOf, shortNames } from '../../releases/shortNames';
import type { Publish } from '../changeComposition';

/** Publishes by remembering: what is live, as text, and whether the next publication fails. */
export interface Publications {
  publish: Publish;
  /** The versions of every publication, oldest first: `shell@1.0.0 products@1.0.0 order@1.0.0`. */
  all: string[];
  /** The date that went with each of them. */
  dates: string[];
  /** The versions that were offered with each of them: `products@1.4.0`. */
  offered: string[];
  /** Makes the next publications fail. */
  isBroken: boolean;
}

export function recordPublications(): Publications {
  const publications: Publications = {
    all: [],
    dates: [],
    offered: [],
    isBroken: false,
    publish: async (releases, { on, offered = [] }) => {
      if (publications.isBroken) throw new Error('The page of / could not be rendered.');
      const versions = shortNames.map((name) => `${name}@${releases[applicationOf(name)].version}`);
      publications.all.push(versions.join(' '));
      publications.dates.push(on);
      publications.offered.push(
        offered.map((it) => `${shortNameOf(it.application)}@${it.version}`).join(' '),
      );
    },
  };
  return publications;
}

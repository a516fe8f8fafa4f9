import { realpathSync } from 'node:fs';
import { openSiteFiles, type SiteFiles } from './openSiteFiles';

/** The live site. @throws when there is none at first */
export function followLiveSite(link: string): () => SiteFiles {
  const follow = followSite(link);
  const first = follow();
  if (!first) throw new Error(`There is no composed site at ${link}.`);
  return () => follow() ?? first;
}

/**
 * Follows a link to a composition. A site that cannot be opened leaves the one before it in its place.
 * @returns a function that returns what it leads to, if it ever led to a site; while nothing changes it only resolves the link.
 */
export function followSite(link: string): () => SiteFiles | undefined {
  let live: SiteFiles | undefined;

  function open(): SiteFiles | undefined {
    try {
      return openSiteFiles(realpathSync(link));
    } catch {
      return undefined;
    }
  }

  return () => {
    if (!live || !leadsTo(link, live.folder)) live = open() ?? live;
    return live;
  };
}

function leadsTo(link: string, folder: string): boolean {
  try {
    return realpathSync(link) === folder;
  } catch {
    return false;
  }
}

import { realpathSync, statSync } from 'node:fs';
import { openSiteFiles, type SiteFiles } from './openSiteFiles';

/** The live site, or the order desk. @throws when there is none at first */
export function followLiveSite(link: string): () => SiteFiles {
  const follow = followSite(link);
  const first = follow();
  if (!first) throw new Error(`There is no composed site at ${link}.`);
  return () => follow() ?? first;
}

/**
 * Follows a link to a composition, or the folder of a build that another one may take the place of. One that cannot be opened
 * leaves the one before it in its place.
 * @returns a function that returns what it leads to, if it ever led to a site; while nothing changes it only looks at the folder.
 */
export function followSite(link: string): () => SiteFiles | undefined {
  let live: SiteFiles | undefined;
  let opened: string | undefined;

  return () => {
    try {
      const folder = realpathSync(link);
      const now = `${folder} ${statSync(folder).mtimeMs}`;
      if (now !== opened) {
        live = openSiteFiles(folder);
        opened = now;
      }
    } catch {
      // What was opened before stays.
    }
    return live;
  };
}

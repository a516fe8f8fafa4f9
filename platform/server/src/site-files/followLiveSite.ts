import { realpathSync } from 'node:fs';
import { openSiteFiles, type SiteFiles } from './openSiteFiles';

/** How often opening is retried when the site is replaced meanwhile. */
const MAX_ATTEMPTS = 5;

/**
 * Follows the link to the live composition. A site that cannot be opened leaves the one before it live.
 * @returns a function that returns the live site; while nothing changes it only resolves the link.
 * @throws when no site can be opened at first.
 */
export function followLiveSite(link: string): () => SiteFiles {
  const first = open();
  if (!first) throw new Error(`There is no composed site at ${link}.`);
  let live = first;

  function open(): SiteFiles | undefined {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      try {
        return openSiteFiles(realpathSync(link));
      } catch {
        // Another composition went live between resolving the link and listing the folder.
      }
    }
    return undefined;
  }

  return () => {
    if (!leadsTo(link, live.folder)) live = open() ?? live;
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

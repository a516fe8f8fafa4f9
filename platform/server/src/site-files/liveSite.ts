import { realpathSync } from 'node:fs';
import { openSiteContent, type SiteContent } from './siteContent';

/** How often a site that is replaced while it is being opened is looked up again. */
const ATTEMPTS = 5;

/**
 * Follows the link that names the live composition. Gives a function that gives the live site and costs one look at the
 * link while nothing changes. A site that cannot be opened leaves the one before it in place; the first must open, or
 * this throws a sentence.
 */
export function followLiveSite(link: string): () => SiteContent {
  const first = open();
  if (!first) throw new Error(`There is no composed site at ${link}.`);
  let live = first;

  function open(): SiteContent | undefined {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return openSiteContent(realpathSync(link));
      } catch {
        // Another composition went live between the look at the link and the folder's listing.
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

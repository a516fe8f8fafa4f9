import { siteFolder } from '@site/tooling/workspace';
import type { Publisher } from '@site/releases';

/** Publishes into a folder. What renders pages is loaded only where something is published. */
export function publisherIn(site = siteFolder, say?: (line: string) => void): Publisher {
  return {
    publish: async (releases, { on, offered, keepsPages = true }) =>
      (await import('./publishToFolder')).publishToFolder(releases, {
        ...{ on, offered, keepsPages },
        ...{ site, say },
      }),
    published: async () => (await import('./readPublished')).readPublished(site),
  };
}

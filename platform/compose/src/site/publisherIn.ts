import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import { siteFolder } from '@site/tooling/workspace';
import type { Publisher } from '@site/releases';

/** Publishes into a folder. What renders pages is loaded only where something is published. */
export function publisherIn(site = siteFolder, say?: (line: string) => void): Publisher {
  return {
    publish: async (releases, options) =>
      (await import('./publishToFolder')).publishToFolder(releases, options, { site, say }),
    async published() {
      const { readPublished } = await import('./deploymentFile');
      const shown = await readPublished(site);
      return shown && { ...shown, version: basename(await realpath(site)) };
    },
  };
}

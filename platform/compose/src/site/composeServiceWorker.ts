import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseSettings } from '@site/contracts/database';
import type { Language } from '@site/company/languages';
import { CACHE_PREFIX, COMPOSED_SITE, type ComposedSite } from '@site/contracts/serviceWorker';
import {
  type StoredRelease,
  SERVICE_WORKER_FOLDER,
  SERVICE_WORKER_PART,
  releasesOf,
  type LiveReleases,
} from '@site/releases/release/releaseFormat';
import { filesInLanguage } from './filesInLanguage';
import { languagesOf } from './filesOfPage';
import { pinnedRelease } from './pinnedRelease';
import { pinsScript } from './pinsScript';

/**
 * Takes the place of a worker that was switched off, or that the live releases do not have: browsers look for a newer one
 * whenever a page is opened, find this one, and it ends at once with all that was kept.
 */
const UNREGISTERING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((it) => it.startsWith('${CACHE_PREFIX}')).map((it) => caches.delete(it)));
      await self.registration.unregister();
    })(),
  ),
);
`;

/** How the script begins where it was switched off on purpose, for who looks why there is no worker. */
const SWITCHED_OFF = '// Switched off.';

const HASH_LENGTH = 12;

/** The path of a release's part of the worker, in its folder; undefined when it has none. */
function partOf({ files }: StoredRelease): string | undefined {
  const path = `${SERVICE_WORKER_FOLDER}/${SERVICE_WORKER_PART}`;
  return path in files ? path : undefined;
}

/** Whether there is a worker that keeps pages: the shell's part does. */
export const bringsServiceWorker = ({ shell }: LiveReleases): boolean =>
  partOf(shell) !== undefined;

/**
 * The id by which pages and worker know that they belong together. Takes each page without it, by file: another
 * composer makes other pages of the same releases.
 */
export function compositionId(
  live: LiveReleases,
  pages: ReadonlyMap<string, string>,
  database?: FirebaseSettings,
): string {
  const ids = releasesOf(live).map(({ id }) => id);
  const madeFrom = JSON.stringify([ids, [...pages].sort(), database]);
  return createHash('sha256').update(madeFrom).digest('hex').slice(0, HASH_LENGTH);
}

export interface ServiceWorkerOptions {
  /** Whether visitors' browsers keep pages. */
  isOn: boolean;
  /** The id of the composition; undefined when the releases bring no worker. */
  composition: string | undefined;
  database?: FirebaseSettings | undefined;
}

/** Makes the worker's script from the parts that the releases bring. */
export async function serviceWorker(
  live: LiveReleases,
  { isOn, composition, database }: ServiceWorkerOptions,
): Promise<string> {
  if (!isOn) return `${SWITCHED_OFF}\n${UNREGISTERING_WORKER}`;
  if (composition === undefined) return UNREGISTERING_WORKER;
  const parts = await Promise.all(
    releasesOf(live).map(async (release) => {
      const path = partOf(release);
      return path ? [await readFile(join(release.folder, path), 'utf8')] : [];
    }),
  );
  const site = composedSite(live, composition, database);
  const start = `self.${COMPOSED_SITE}=${JSON.stringify(site)};`;
  // Each part is a function that calls itself; a line break keeps a comment at the end of one from hiding the next.
  return [start, ...parts.flat(), ''].join('\n');
}

function composedSite(
  live: LiveReleases,
  id: string,
  database: FirebaseSettings | undefined,
): ComposedSite {
  const { address, integrity } = pinsScript(live);
  const filesIn = (language: Language) =>
    releasesOf(live).flatMap((release) => {
      const isSpoken = filesInLanguage(release, language);
      const all = Object.entries(pinnedRelease(release).integrity);
      return all.filter(([file]) => isSpoken(file.slice(release.base.length)));
    });
  return {
    id,
    bases: [...releasesOf(live).map(({ base }) => base), address],
    files: Object.fromEntries(
      languagesOf(live).map((language) => [
        language,
        { [address]: integrity, ...Object.fromEntries(filesIn(language)) },
      ]),
    ),
    ...(database && { database }),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { RELEASE_LIST_FILE, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { parseJson } from '../releases/parseJson';
import { shortNameOf, type ShortName } from '../releases/shortNames';
import { applicationNames, folderOf } from '@site/tooling/workspace';
import { SWITCHED_OFF } from './serviceWorker';

/** Which releases a site's pages were made from, and which ones previews may show, by id. */
export interface Published {
  live: { [Name in ShortName]?: string };
  offered: { [Name in ShortName]?: string[] };
  /** Says that browsers keep no pages. */
  offline?: 'off';
}

const BLOCK = new RegExp(`<script[^>]*\\bid="${PINNED_RELEASES_ID}"[^>]*>([^<]*)</script>`);
const pinned = z.record(z.string(), z.object({ release: z.string() }));

/** Reads from a composed site what it shows; undefined where there is none. */
export const readPublished = (site: string) =>
  readPublishedBy((path) =>
    readFile(join(site, path), 'utf8').catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOENT') throw failure;
      return undefined;
    }),
  );

/** The same where files are read in another way, which gives undefined where there is no such file. */
export async function readPublishedBy(
  readIfThere: (path: string) => Promise<string | undefined>,
): Promise<Published | undefined> {
  const page = '/index.html';
  const block = BLOCK.exec((await readIfThere(page)) ?? '')?.[1];
  if (block === undefined) return undefined;
  const releases = parseJson(pinned, block, { address: page, what: 'page' });
  const published: Published = { live: {}, offered: {} };
  for (const application of applicationNames) {
    const id = releases[application]?.release;
    const name = shortNameOf(application);
    if (id !== undefined) published.live[name] = id;
    const list = `${RELEASES_ADDRESS}${folderOf(application)}/${RELEASE_LIST_FILE}`;
    const ids = parseJson(z.array(z.string()), (await readIfThere(list)) ?? '[]', {
      address: list,
      what: 'list of releases',
    });
    published.offered[name] = ids.filter((it) => it !== id);
  }
  const worker = await readIfThere(SERVICE_WORKER_PATH);
  return worker?.startsWith(SWITCHED_OFF) ? { ...published, offline: 'off' } : published;
}

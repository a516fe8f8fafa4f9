import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { currentName } from '@site/contracts/remotes';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { parseWithSchema } from '@site/releases';
import { ifThere } from '@site/tooling/files/ifThere';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { SWITCHED_OFF } from './composeServiceWorker';

/** Which releases a site's pages were made from, by id. */
export interface Published {
  live: { [Name in ApplicationName]?: string };
  /** Says that browsers keep no pages. */
  offline?: 'off';
}

const blockOf = (page: string, id: string) =>
  new RegExp(`<script[^>]*\\bid="${id}"[^>]*>([^<]*)</script>`).exec(page)?.[1];

/** The pages may be those of a shell of before contract 5. */
const pinned = z.record(z.string().transform(currentName), z.object({ release: z.string() }));

type ReadIfThere = (path: string) => Promise<string | undefined>;

/** Reads from a composed site what it shows; undefined where there is none. */
export const readPublished = (site: string) =>
  readPublishedBy((path) => ifThere(readFile(join(site, path), 'utf8')));

/** The same where files are read in another way, which gives undefined where there is no such file. */
export async function readPublishedBy(readIfThere: ReadIfThere): Promise<Published | undefined> {
  const page = '/index.html';
  const text = (await readIfThere(page)) ?? '';
  const block = blockOf(text, PINNED_RELEASES_ID);
  if (block === undefined) return undefined;
  const releases = parseWithSchema(pinned, block, { address: page, what: 'page' });
  const published: Published = { live: {} };
  for (const name of applicationNames) {
    const id = releases[name]?.release;
    if (id !== undefined) published.live[name] = id;
  }
  const worker = await readIfThere(SERVICE_WORKER_PATH);
  return worker?.startsWith(SWITCHED_OFF) ? { ...published, offline: 'off' } : published;
}

import { PINS_ADDRESS, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { NOT_FOUND_FILE } from '@site/compose/pages';
import type { Difference } from './compareAnswer';

/** A difference, and the workspace that what differs was made by. */
export interface OwnedDifference extends Difference {
  owner: string;
}

/** The file of a path that a site answers with; a path without a page shows the not-found page. */
export function fileOf(path: string): string {
  if (/\/(no-such-page|404)$/.test(path)) return `/${NOT_FOUND_FILE}`;
  return /\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
}

/** The part of a page that a byte is in: of those that say whose they are, the last one that begins before it. */
function partAt(page: Buffer, at: number): string | undefined {
  const before = page.subarray(0, at).toString('latin1');
  return [...before.matchAll(/ data-owner="([\w-]+)"/g)].at(-1)?.[1];
}

/** Whose a difference is: of headers and answers the server's room, of a release's file its application, of a page its part. */
export function ownerOf({ path, what, at }: Difference, expected: Buffer | undefined): string {
  const [, , application = ''] = path.split('/');
  if (path.startsWith(PINS_ADDRESS) && what === 'bytes') return 'platform/compose';
  if (path.startsWith(RELEASES_ADDRESS) && what === 'bytes') return application;
  if (what !== 'bytes') return 'platform/server';
  return (expected && at !== undefined && partAt(expected, at)) || 'shell';
}

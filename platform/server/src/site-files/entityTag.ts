import { createHash } from 'node:crypto';

/** Enough characters of a hash for 128 bits of it: the header comes in front of every page. */
const TAG_LENGTH = 22;

/** A strong `ETag`: the hash of the bytes, so that it changes only when the content does. */
export const entityTagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, TAG_LENGTH)}"`;

/** Whether `If-None-Match` names this content. The comparison is the weak one, as HTTP requires for this header. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

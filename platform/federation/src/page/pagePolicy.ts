import { bootHash } from './boot/bootScript';
import type { PageFile } from './pageFile';

/**
 * The page's own policy for scripts, beside the one that every answer carries; a script must pass both. That one admits the
 * own origin; this one admits, by their hashes, the scripts that the page names, and those that they load in turn, which
 * their own loader holds to the hashes of the pinned releases. A browser that does not know `strict-dynamic` reads `'self'`.
 * Gives nothing in development, where no script has a hash.
 */
export function pagePolicy(scripts: readonly PageFile[]): string {
  const hashes = scripts.flatMap(({ integrity }) => (integrity ? [`'${integrity}'`] : []));
  if (hashes.length < scripts.length) return '';
  const policy = ["script-src 'self' 'strict-dynamic'", bootHash, ...hashes].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

import { bootHash } from './boot/bootScript';
import { speculationHash } from './speculationRules';

/**
 * The page's own policy for scripts, beside the one that every answer carries; a script must pass both. That one admits the
 * own origin; this one admits the boot script, and what it and its scripts add: the shell's scripts, which stand in the page
 * with their hashes, and what the shell loads, which it holds to the pinned releases. No script that stands in markup runs.
 * A browser that does not know `strict-dynamic` reads `'self'`.
 */
export const pagePolicy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'strict-dynamic' ${bootHash} ${speculationHash}; worker-src 'self'">`;

import { shortNames, type ShortName } from '../releases/shortNames';
import { changeComposition, type ChangeOptions } from './changeComposition';
import { findRelease } from './findRelease';
import type { Site } from './site';
import type { Composition, Live } from './siteLock';

/** What shall be live: for each application that changes an id, a version or the beginning of one. */
export type Wanted = Partial<Record<ShortName, string>>;

/** The command that asks for this. */
function commandFor(wanted: Wanted): string {
  return ['use', ...Object.entries(wanted).map(([name, it]) => `${name}@${it}`)].join(' ');
}

/**
 * Puts releases live, several in one step where they only fit together. Gives the composition that is live afterwards.
 * Rejects with a sentence; then nothing has changed.
 */
export function makeLive(
  site: Site,
  wanted: Wanted,
  options: ChangeOptions & { why?: string } = {},
): Promise<Composition> {
  const choose = async (lock: { live: Live } | undefined) => {
    const live: Wanted = { ...lock?.live };
    for (const name of shortNames) {
      const text = wanted[name];
      if (text !== undefined) live[name] = await findRelease(site.store, name, text);
    }
    const missing = shortNames.filter((name) => live[name] === undefined);
    if (missing.length) {
      throw new Error(
        `Nothing is live yet, so name a release of ${missing.join(' and ')} as well: npm run site -- use ${shortNames.map((name) => `${name}@VERSION`).join(' ')}`,
      );
    }
    return { live: live as Live, why: options.why ?? commandFor(wanted) };
  };
  return changeComposition(site, choose, options);
}

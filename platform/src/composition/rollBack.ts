import type { ShortName } from '../releases/shortNames';
import { changeComposition, type ChangeOptions } from './changeComposition';
import type { Site } from './site';
import type { Composition, SiteLock } from './siteLock';

const commandFor = (name: ShortName) => `rollback ${name}`;

/**
 * The release of an application that was live before the current one; undefined when there was none. A release that
 * was left by going back is not returned to: going back twice goes back two releases.
 */
export function previousOf(
  { live: current, history }: SiteLock,
  name: ShortName,
): string | undefined {
  const trail: string[] = [];
  for (const { live, why } of [...history.toReversed(), { live: current, why: '' }]) {
    if (why === commandFor(name)) trail.pop();
    if (trail.at(-1) !== live[name]) trail.push(live[name]);
  }
  return trail.at(-2);
}

/**
 * Puts the release of an application live that was live before the current one. Gives the composition that is live
 * afterwards. Rejects with a sentence; then nothing has changed.
 */
export function rollBack(
  site: Site,
  name: ShortName,
  options: ChangeOptions = {},
): Promise<Composition> {
  const choose = async (lock: SiteLock | undefined) => {
    if (!lock) throw new Error('Nothing is live yet, so there is nothing to go back to.');
    const previous = previousOf(lock, name);
    if (previous === undefined) {
      throw new Error(`No other release of ${name} was live before ${lock.live[name]}.`);
    }
    return { live: { ...lock.live, [name]: previous }, why: commandFor(name) };
  };
  return changeComposition(site, choose, options);
}

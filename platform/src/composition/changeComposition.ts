import type { StoredRelease } from '../releases/release';
import { shortNames } from '../releases/shortNames';
import { openComposition, type ComposedReleases } from './openComposition';
import type { Site } from './site';
import { withComposition, type Composition, type Live, type SiteLock } from './siteLock';

/**
 * Makes the site from releases and puts it live, the files of those that are offered for a preview beside them. When it
 * rejects, the live site is what it was.
 */
export type Publish = (
  releases: ComposedReleases,
  options: { on: string; offered?: readonly StoredRelease[] },
) => Promise<void>;

/** What a change needs besides the site. */
export interface ChangeOptions {
  /** Puts the site live; `publishComposition` by default. */
  publish?: Publish;
  /** Gives the time; the clock's by default. */
  now?: () => Date;
}

/** Publishes as it is done outside of tests. Loaded only where something is published: it renders pages. */
export const publishPages: Publish = async (...args) =>
  (await import('../compose/publishComposition')).publishComposition(...args);

const areSame = (one: Live, other: Live) => shortNames.every((name) => one[name] === other[name]);

/**
 * Puts another composition live: opens and checks its releases, publishes it, and only then writes it down. Takes what
 * chooses the live releases, given the lock. Gives the composition that is live afterwards. A choice that is live
 * already is published once more and not written down. Rejects with a sentence; then the lock and the live site are
 * what they were.
 */
export async function changeComposition(
  site: Site,
  choose: (lock: SiteLock | undefined) => Promise<{ live: Live; why: string }>,
  { publish = publishPages, now = () => new Date() }: ChangeOptions = {},
): Promise<Composition> {
  return site.guarded(async () => {
    const { lock, replace } = await site.lockPlace.find();
    const { live, why } = await choose(lock);
    const releases = await openComposition(site.store, live);
    if (lock && areSame(lock.live, live)) {
      await publish(releases, { on: lock.on });
      return { live, on: lock.on, why };
    }
    const composition = { live, on: now().toISOString(), why };
    await publish(releases, { on: composition.on });
    try {
      await replace(withComposition(lock, composition));
    } catch (failure) {
      await restore(site, publish, failure as Error);
    }
    return composition;
  });
}

/** Publishes what the lock says, after a change was published that could not be written down. Always rejects. */
async function restore(site: Site, publish: Publish, failure: Error): Promise<never> {
  try {
    const { lock } = await site.lockPlace.find();
    if (!lock) throw failure;
    await publish(await openComposition(site.store, lock.live), { on: lock.on });
  } catch (cause) {
    throw new Error(
      `${failure.message} The change is live but not written down; give the command again.`,
      { cause },
    );
  }
  throw failure;
}

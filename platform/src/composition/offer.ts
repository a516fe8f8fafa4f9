import { applicationOf, type ShortName } from '../releases/shortNames';
import { publishPages, type Publish } from './changeComposition';
import { findRelease } from './findRelease';
import type { Wanted } from './makeLive';
import { openComposition } from './openComposition';
import type { Site } from './site';

/**
 * Puts releases of remotes on the live site for a preview: their files stand there, no page names them. They are checked
 * as if they were to go live. Gives their ids. Rejects with a sentence; then nothing has changed.
 */
export function offer(
  site: Site,
  wanted: Wanted,
  { publish = publishPages }: { publish?: Publish } = {},
): Promise<Wanted> {
  return site.guarded(async () => {
    if (wanted.shell !== undefined) {
      throw new Error(
        'A release of the shell cannot be previewed: the live shell shows the others.',
      );
    }
    const { lock } = await site.lockPlace.find();
    if (!lock) throw new Error('Nothing is live yet, so there is no site to preview a release in.');
    const names = Object.keys(wanted) as ShortName[];
    const ids: Wanted = {};
    for (const name of names) {
      const id = await findRelease(site.store, name, wanted[name] ?? '');
      if (id === lock.live[name]) throw new Error(`${name} ${id} is live already.`);
      ids[name] = id;
    }
    const previewed = await openComposition(site.store, { ...lock.live, ...ids });
    const live = await openComposition(site.store, lock.live);
    const offered = names.map((name) => previewed[applicationOf(name)]);
    await publish(live, { on: lock.on, offered });
    return ids;
  });
}

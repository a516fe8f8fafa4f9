import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';
import { findRelease } from './findRelease';
import { parseWish } from './parseWish';

/** The releases that a preview is drawn with, and what to say about it. */
export interface Preview {
  /** The live releases themselves where the preview is not shown. */
  releases: PinnedReleases;
  /** The remotes that are not those of the live site. */
  changed: RemoteName[];
  /** One sentence for the banner. */
  sentence: string;
}

/**
 * Puts the releases that an address asks for in the place of the live ones. Never rejects: what cannot be shown, all or
 * none of it, leaves the live releases and a sentence that says why.
 */
export async function choosePreview(wish: string, live: PinnedReleases): Promise<Preview> {
  try {
    const all = parseWish(wish);
    const found = await Promise.all(all.map(findRelease));
    const same = all.find(({ remote }, index) => found[index]?.release === live[remote].release);
    if (same) throw new Error(`${same.name} ${same.wanted} is live.`);
    const titles = all.map(({ name }, index) => `${name} ${found[index]?.version}`);
    return {
      releases: {
        ...live,
        ...Object.fromEntries(found.map((it) => [it.application, it])),
      },
      changed: all.map(({ remote }) => remote),
      sentence: `This is a preview of ${titles.join(' and ')}; it is not live.`,
    };
  } catch (failure) {
    const sentence = `The live site is shown and not the preview: ${(failure as Error).message}`;
    return { releases: live, changed: [], sentence };
  }
}

import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';
import { findRelease, parseRequestedReleases } from './findRelease';

/** The releases to render, and what the banner says. */
export interface Preview {
  /** The same object as the live releases when the preview cannot be shown. */
  releases: PinnedReleases;
  /** The remotes whose release is not the live one. */
  changed: RemoteName[];
  /** For the banner. */
  message: string;
}

/**
 * Replaces live releases by the requested ones: all of them, or none when one cannot be shown. Never rejects; the message
 * gives the reason.
 */
export async function resolvePreview(requested: string, live: PinnedReleases): Promise<Preview> {
  try {
    const all = parseRequestedReleases(requested);
    const found = await Promise.all(all.map(findRelease));
    const same = all.find(({ remote }, index) => found[index]?.release === live[remote]?.release);
    if (same) throw new Error(`${same.remote} ${same.version} is live.`);
    const titles = all.map(({ remote }, index) => `${remote} ${found[index]?.version}`);
    return {
      releases: {
        ...live,
        ...Object.fromEntries(found.map((release) => [release.application, release])),
      },
      changed: all.map(({ remote }) => remote),
      message: `This is a preview of ${titles.join(' and ')}; it is not live.`,
    };
  } catch (failure) {
    const message = `You see the live site, not the preview: ${(failure as Error).message}`;
    return { releases: live, changed: [], message };
  }
}

import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import { remotes, type RemoteName } from '@site/contracts/remotes';

/** The origin of a remote's development server. */
export function developmentOf(remote: RemoteName): string {
  return `http://localhost:${remotes[remote].devPort}`;
}

/** A remote as a page names it while it is served by its development server. */
export function developmentRelease(remote: RemoteName): PinnedRelease {
  return {
    release: 'development',
    entry: `${developmentOf(remote)}/remoteEntry.js`,
    integrity: {},
  };
}

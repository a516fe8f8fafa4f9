import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import { remotes, type RemoteName } from '@site/contracts/remotes';
import { routesOfSources } from '@site/releases/release/releasePages';

/** The origin of a remote's development server, unless another program has its port. */
export function developmentOf(remote: RemoteName): string {
  return `http://localhost:${remotes[remote].devPort}`;
}

/**
 * A remote as a page names it while it is served by its development server. The shell's development server starts from
 * the remotes' manifests: they tell type and global of a container that others build, and browser tools show them. A
 * built shell cannot read them and starts from the container's script.
 */
export function developmentRelease(
  remote: RemoteName,
  file: 'remoteEntry.js' | 'mf-manifest.json',
  origin: string,
): PinnedRelease {
  return {
    release: 'development',
    entry: `${origin}/${file}`,
    integrity: {},
    routes: routesOfSources(remote),
  };
}

import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { setRoutes } from '../routes/routesInUse';
import { setReleases } from './releasesInUse';

/**
 * Tells shell and federation runtime the releases that the page is drawn with: which remotes are deployed, what they
 * expose and which pages they serve. Those that others built are registered when they are wanted.
 */
export function registerReleases({ shell: _, ...releases }: PinnedReleases): void {
  setReleases(releases);
  const remotes = Object.entries(releases);
  setRoutes(Object.fromEntries(remotes.map(([name, { routes }]) => [name, routes])));
  const built = remotes.filter(([, { adopted }]) => !adopted);
  registerRemotes(built.map(([name, { entry }]) => ({ name, entry })));
}

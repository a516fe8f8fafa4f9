import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { FurtherPins, PinnedReleases } from '@site/contracts/pinnedReleases';
import { setMenu, setRoutes } from '../routes/routesInUse';
import { setReleases } from './releasesInUse';

const registered = new Set<string>();

/**
 * Tells shell and federation runtime the releases that the page is drawn with: which remotes are deployed, what they
 * expose and which pages they serve. Those that others built are registered when they are wanted. Takes what the page
 * says of releases that it does not name; they may be added by a second call.
 */
export function registerReleases(
  { shell: _, ...releases }: PinnedReleases,
  further?: FurtherPins,
): void {
  setReleases(releases, further);
  if (further) setMenu(further.menu ?? []);
  const remotes = Object.entries(releases);
  setRoutes(Object.fromEntries(remotes.map(([name, { routes }]) => [name, routes])));
  const added = remotes.filter(([name, { adopted }]) => !adopted && !registered.has(name));
  added.forEach(([name]) => registered.add(name));
  registerRemotes(added.map(([name, { entry }]) => ({ name, entry })));
}
